import type { PageNotes } from '../browser/watchPage';

/** What the page notes down of its paints, beside what `watchPage` does. */
export interface PaintNotes {
  /** Milliseconds after the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** From presses to the next frame that was painted (Event Timing; what is faster than 16 ms is not told). */
  presses: number[];
  /** Milliseconds of the longest single run of script, with what it had the browser lay out (Long Animation Frames). */
  longestScript: number;
}

declare global {
  interface Window {
    paintNotes: PaintNotes;
  }
}

/** Runs in the page, before any of its own scripts. */
export function watchPaints(): void {
  const notes: PaintNotes = { firstPaint: Number.NaN, largestPaint: Number.NaN, presses: [], longestScript: 0 };
  window.paintNotes = notes;
  const watch = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options });
  watch({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch({ type: 'largest-contentful-paint' }, ({ startTime }) => (notes.largestPaint = startTime));
  // Frames of 50 ms and more are told, and so is each script that is longer.
  watch({ type: 'long-animation-frame' }, (frame) => {
    for (const { duration } of scriptsOf(frame)) notes.longestScript = Math.max(notes.longestScript, duration);
  });
  // TypeScript's library does not know these frames. Within this function, which goes into the page by itself.
  function scriptsOf(frame: PerformanceEntry & { scripts?: PerformanceEntryList }): PerformanceEntryList {
    return frame.scripts ?? [];
  }
  watch({ type: 'event', durationThreshold: 16 }, ({ name, duration }) => {
    if (name === 'pointerdown') notes.presses.push(duration);
  });
}

/** What scripts hold the main thread beyond the 50 ms after which a press is felt to wait, from the first paint on. */
export function blockingTime(firstPaint: number, longTasks: PageNotes['longTasks']): number {
  const after = longTasks.filter(({ start, duration }) => start + duration > firstPaint);
  return after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
