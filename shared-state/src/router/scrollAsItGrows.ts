/** Content that arrives later is unlikely to be what the reader left. */
const PATIENCE_MS = 10_000;

/** Events with which a reader takes over scrolling. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where the reader left the page. Content that only this browser knows, and content that loads in parts, is missing
 * when the page is first drawn. So this scrolls again with each part that appears, until the page is long enough, unless the
 * reader scrolls elsewhere. Otherwise browsers would keep the bottom of the page in view.
 * @returns a function that stops it
 */
export function scrollAsItGrows(top: number): () => void {
  scrollTo(0, top);
  let reached = scrollY;
  if (isThere() || typeof ResizeObserver === 'undefined') return () => {};

  const observer = new ResizeObserver(() => {
    // Dragging the scroll bar sends no other event.
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
