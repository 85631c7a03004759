import { LEFT_MARK } from '@komawari/shared-state';

/** The `<main>` of the page that is shown. The document also contains those of pages that the reader left (`KeptOutlet`). */
export function shownMain(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main:not([${LEFT_MARK}] *)`);
}
