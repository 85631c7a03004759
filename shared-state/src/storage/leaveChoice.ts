/** A year: as long as a browser keeps it without asking. */
const KEPT_SECONDS = 31_536_000;

/**
 * Leaves a choice of the reader where the server sees it, so that the next page comes in it from its first byte.
 * Names what is shown, and nobody; `undefined` takes it back.
 */
export function leaveChoice(document: Document, name: string, value: string | undefined): void {
  const age = value === undefined ? 0 : KEPT_SECONDS;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}

/** A choice that was left, or nothing. */
export function readChoice(document: Document, name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length);
}
