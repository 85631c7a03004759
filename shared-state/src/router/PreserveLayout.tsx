import { useLayoutEffect } from 'react';

/** On the box around a page that was left, or that is rendered ahead. */
export const INACTIVE_PAGE_ATTRIBUTE = 'data-left';

export interface PreserveLayoutProps {
  /** The keys of all boxes, joined into one text. */
  keys: string;
  /** The name of the visible page. */
  shown: string;
}

/**
 * React hides a page with `display: none`, so the browser forgets its layout. To show Home again then costs a fifth of a second
 * on a phone. The box around the page hides it as well and keeps the layout, so this component removes `display: none`. It must
 * be in front of the pages, because their effects may need the layout.
 */
export function PreserveLayout({ keys, shown }: PreserveLayoutProps) {
  // React sets the `display` style outside of rendering.
  useLayoutEffect(() => {
    // A dialog that its page left open would block the whole site, and nobody could see it to close it.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(`[${INACTIVE_PAGE_ATTRIBUTE}] dialog[open]`)) {
      // Browsers before 2022 have no modal dialogs that could block the page.
      if (typeof dialog.close === 'function') dialog.close();
    }
    if (!globalThis.CSS?.supports?.('content-visibility', 'hidden')) return;
    const boxes = document.querySelectorAll(`[${INACTIVE_PAGE_ATTRIBUTE}]`);
    takeDisplayBack(boxes);
    // React sets it again with each update of hidden content.
    const observer = new MutationObserver(() => takeDisplayBack(boxes));
    for (const box of boxes) observer.observe(box, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- runs again when the boxes change, or which of them are hidden
  }, [keys, shown]);
  return null;
}

function takeDisplayBack(boxes: Iterable<Element>): void {
  for (const { children } of boxes) {
    for (const child of children) if (child instanceof HTMLElement && child.style.display === 'none') child.style.display = '';
  }
}
