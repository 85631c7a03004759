/** A year: browsers keep a cookie that long without asking. */
const KEPT_SECONDS = 31_536_000;

/**
 * Stores a choice of the reader in a cookie that the server sees, so that it can render the next page with it. The cookie says
 * what is shown, and identifies nobody. `undefined` removes it.
 */
export function leaveChoice(document: Document, name: string, value: string | undefined): void {
  const age = value === undefined ? 0 : KEPT_SECONDS;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}

/** A stored choice, or undefined. */
export function readChoice(document: Document, name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length);
}
