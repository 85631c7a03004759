import { whenIdle } from '@komawari/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Has a chapter laid out before it is opened, when the browser has time: some 20 ms of a phone that its first frame has to wait for.
 * React gives what it hides `display: none`, which is taken back here: the box around it hides it as well.
 * @param key what tells apart the chapters that are drawn ahead; `undefined` while there is none
 * @returns the box around the chapter
 */
export function useLaidOutAhead(key: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // What React has hidden is outside React.
  useEffect(() => {
    const box = ref.current;
    if (key === undefined || !box || !globalThis.CSS?.supports?.('content-visibility', 'hidden')) return;
    let cancel: (() => void) | undefined;
    const layOut = () => {
      cancel = undefined;
      // Asked for a size, a browser lays out what is hidden in this way.
      box.querySelector('*')?.getBoundingClientRect();
    };
    // It is drawn later than its box, and React hides it again with each update.
    const observer = new MutationObserver(() => {
      for (const child of box.children) {
        if (child instanceof HTMLElement && child.style.display === 'none') child.style.display = '';
      }
      cancel ??= whenIdle(layOut);
    });
    observer.observe(box, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [key]);
  return ref;
}
