import { INACTIVE_PAGE_ATTRIBUTE } from '@komawari/shared-state';

/** The `<main>` of the page that is shown. The document also contains those of pages that the reader left (`KeepAliveOutlet`). */
export function shownMain(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main:not([${INACTIVE_PAGE_ATTRIBUTE}] *)`);
}
