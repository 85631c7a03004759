import { whenIdle } from '@komawari/shared-ui';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lays out a chapter before it is opened, when the browser is idle. Otherwise its first frame would wait some 20 ms on a phone.
 * React hides content with `display: none`. This hook removes that style, since the box around it hides the content as well.
 * @param key identifies the chapter that is rendered ahead; `undefined` while there is none
 * @returns the ref of the box around the chapter
 */
export function useOffscreenLayout(key: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // The elements that React hides are changed outside React.
  useEffect(() => {
    const box = ref.current;
    if (key === undefined || !box || !globalThis.CSS?.supports?.('content-visibility', 'hidden')) return;
    let cancel: (() => void) | undefined;
    const layOut = () => {
      cancel = undefined;
      // Reading a size makes the browser lay out content that is hidden this way.
      box.querySelector('*')?.getBoundingClientRect();
    };
    // The content renders later than its box, and React hides it again on each update.
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
