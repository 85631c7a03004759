declare global {
  /** Passed from one script of the page to the other: set by the early script of a rendered page, and removed by the viewer. */
  var komawariEarlyKeys: KeyboardEvent[] | undefined;
}

/** Records the keys pressed on a rendered chapter before the viewer listens. */
export function captureEarlyKeys(): void {
  globalThis.komawariEarlyKeys = [];
  window.addEventListener('keydown', (event) => globalThis.komawariEarlyKeys?.push(event));
}

/** Returns the last recorded key, once. Repeated presses mean the same action, and the viewer handles later keys itself. */
export function takeEarlyKey(): KeyboardEvent | undefined {
  const key = globalThis.komawariEarlyKeys?.at(-1);
  globalThis.komawariEarlyKeys = undefined;
  return key;
}
