import type { PageNotes } from '../browser/watchPage';

/** What the page records about its paints, in addition to `watchPage`. */
export interface PaintNotes {
  /** Milliseconds since the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** From each press to the next painted frame (Event Timing does not report anything faster than 16 ms). */
  presses: number[];
  /** Milliseconds of the longest single run of script, with the layout that it forced (Long Animation Frames). */
  longestScript: number;
  /** When React had hydrated the whole page. NaN for a page that the server did not render. */
  hydrated: number;
}

declare global {
  interface Window {
    paintNotes: PaintNotes;
  }
}

/** Runs in the page, before any of its own scripts. */
export function watchPaints(): void {
  const notes: PaintNotes = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    presses: [],
    longestScript: 0,
    hydrated: Number.NaN,
  };
  window.paintNotes = notes;
  const watch = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options });
  watch({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch({ type: 'largest-contentful-paint' }, ({ startTime }) => (notes.largestPaint = startTime));
  // The browser reports frames of 50 ms and more, with each of their longer scripts.
  watch({ type: 'long-animation-frame' }, (frame) => {
    for (const { duration } of scriptsOf(frame)) notes.longestScript = Math.max(notes.longestScript, duration);
  });
  // TypeScript's library does not know these frames. This function is nested, because the outer one is sent to the page alone.
  function scriptsOf(frame: PerformanceEntry & { scripts?: PerformanceEntryList }): PerformanceEntryList {
    return frame.scripts ?? [];
  }
  // The page's own script stores early presses here, and the shell removes it when everything is hydrated (captureEarlyClicks.ts).
  let earlyPresses: unknown;
  Object.defineProperty(globalThis, 'komawariPresses', {
    get: () => earlyPresses,
    set: (presses: unknown) => {
      if (earlyPresses && !presses) notes.hydrated = performance.now();
      earlyPresses = presses;
    },
  });
  watch({ type: 'event', durationThreshold: 16 }, ({ name, duration }) => {
    if (name === 'pointerdown') notes.presses.push(duration);
  });
}

/** How long scripts block the main thread beyond 50 ms per task, from the first paint on. After 50 ms, a press feels slow. */
export function blockingTime(firstPaint: number, longTasks: PageNotes['longTasks']): number {
  const after = longTasks.filter(({ start, duration }) => start + duration > firstPaint);
  return after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
