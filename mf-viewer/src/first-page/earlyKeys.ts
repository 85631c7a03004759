declare global {
  /** Handed from one script of the page to the other: the early one of a rendered page, and the viewer, which takes it away. */
  var komawariEarlyKeys: KeyboardEvent[] | undefined;
}

/** Notes down what is pressed on a rendered chapter before the viewer is there to hear it. */
export function noteEarlyKeys(): void {
  globalThis.komawariEarlyKeys = [];
  window.addEventListener('keydown', (event) => globalThis.komawariEarlyKeys?.push(event));
}

/** The last key that nobody heard, once: who presses again means the same, and what is pressed from now on is heard. */
export function takeEarlyKey(): KeyboardEvent | undefined {
  const key = globalThis.komawariEarlyKeys?.at(-1);
  globalThis.komawariEarlyKeys = undefined;
  return key;
}
