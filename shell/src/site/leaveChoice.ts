import { CHOICE_COOKIES } from '@komawari/shared-domain';

/** A year: as long as a browser keeps it without asking. */
const KEPT_SECONDS = 31_536_000;

/**
 * Leaves a choice of the reader where the server sees it, so that the next page comes in the right language and theme
 * from its first byte. Names what is shown, and nobody; `undefined` takes it back.
 */
export function leaveChoice(document: Document, choice: keyof typeof CHOICE_COOKIES, value: string | undefined): void {
  const age = value === undefined ? 0 : KEPT_SECONDS;
  document.cookie = `${CHOICE_COOKIES[choice]}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
