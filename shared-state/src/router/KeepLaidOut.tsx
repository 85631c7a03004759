import { useLayoutEffect } from 'react';

/** On the box around a page that was left, or that is not gone to yet. */
export const LEFT_MARK = 'data-left';

export interface KeepLaidOutProps {
  /** Of all boxes, in one text. */
  keys: string;
  /** The name of the place that is in sight. */
  shown: string;
}

/**
 * React gives what it hides `display: none`, with which a browser forgets how it was laid out: a fifth of a second of Home on a phone,
 * when it is shown again. The box around it hides it as well, and keeps that. In front of the pages, whose effects may ask for a layout.
 */
export function KeepLaidOut({ keys, shown }: KeepLaidOutProps) {
  // What React has hidden is outside React.
  useLayoutEffect(() => {
    // An open dialog that its page forgot would hold the whole site, and nobody could see it to close it.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(`[${LEFT_MARK}] dialog[open]`)) {
      // Browsers older than 2022 have none that hold a page.
      if (typeof dialog.close === 'function') dialog.close();
    }
    if (!globalThis.CSS?.supports?.('content-visibility', 'hidden')) return;
    const boxes = document.querySelectorAll(`[${LEFT_MARK}]`);
    takeDisplayBack(boxes);
    // React gives it again with each update of what it has hidden.
    const observer = new MutationObserver(() => takeDisplayBack(boxes));
    for (const box of boxes) observer.observe(box, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- other boxes, or others of them out of sight
  }, [keys, shown]);
  return null;
}

function takeDisplayBack(boxes: Iterable<Element>): void {
  for (const { children } of boxes) {
    for (const child of children) if (child instanceof HTMLElement && child.style.display === 'none') child.style.display = '';
  }
}
