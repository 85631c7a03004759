/** Tenths of a second tell a slow page from a quick one, and one reader from another less. */
const STEP_MS = 100;
const MAX_MS = 60_000;

/**
 * Watches for the largest paint of the first screen. Gives what reads it: nothing where the browser does not say, and where the
 * page was out of view before, since it is painted whenever it comes there.
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
