import { LEFT_MARK } from '@komawari/shared-state';

/** The `<main>` of the page that is shown. Those that were left are in the document too (`KeptOutlet`). */
export function shownMain(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main:not([${LEFT_MARK}] *)`);
}
