/** What has not come by then will not be what the reader left. */
const PATIENCE_MS = 10_000;

/** By these a reader says where to be. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where a page was left. What is only this browser's, and what comes in parts, is not in the page yet when it is drawn:
 * until it is as long as it was, it goes on with each part that comes, unless its reader goes elsewhere. Without that, browsers
 * hold on to the foot of the page, on which it ends until then.
 * @returns what ends it
 */
export function scrollAsItGrows(top: number): () => void {
  scrollTo(0, top);
  let reached = scrollY;
  if (isThere() || typeof ResizeObserver === 'undefined') return () => {};

  const observer = new ResizeObserver(() => {
    // Who drags the scroll bar is heard by nothing else.
    const wasMoved = scrollY < reached - 1 && scrollY < longest() - 1;
    if (wasMoved) return end();
    scrollTo(0, top);
    reached = scrollY;
    if (isThere()) end();
  });
  observer.observe(document.body);
  const timer = setTimeout(end, PATIENCE_MS);
  for (const type of READER_EVENTS) addEventListener(type, end, { capture: true, passive: true });
  return end;

  function isThere(): boolean {
    return scrollY >= top - 1;
  }

  function end(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of READER_EVENTS) removeEventListener(type, end, { capture: true });
  }
}

function longest(): number {
  return document.documentElement.scrollHeight - innerHeight;
}
