/** Tenths of a second are enough to tell a slow page from a fast one. A finer value would identify a reader more easily. */
const STEP_MS = 100;
const MAX_MS = 60_000;

/**
 * Watches for the largest paint of the first screen. Returns a function that reads it. The value is undefined if the browser does
 * not report it, or if the page was hidden before, because a hidden page is painted only when it becomes visible.
 */
export function watchPaint({
  document,
  PerformanceObserver: Observer,
}: Pick<Window & typeof globalThis, 'document' | 'PerformanceObserver'>): () => number | undefined {
  let paintMs: number | undefined;
  let hiddenMs = document.visibilityState === 'hidden' ? 0 : Infinity;
  document.addEventListener('visibilitychange', ({ timeStamp }) => (hiddenMs = Math.min(hiddenMs, timeStamp)));
  if (Observer?.supportedEntryTypes?.includes('largest-contentful-paint')) {
    new Observer((list) => {
      for (const { startTime } of list.getEntries()) if (startTime < hiddenMs) paintMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }
  return () => paintMs && Math.min(Math.round(paintMs / STEP_MS) * STEP_MS, MAX_MS);
}
