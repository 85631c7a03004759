/** What the page notes down of its own loading. */
export interface PaintNotes {
  /** Milliseconds after the navigation began. */
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
  /** From presses to the next frame that was painted (Event Timing; what is faster than 16 ms is not told). */
  presses: number[];
}

declare global {
  interface Window {
    paintNotes: PaintNotes;
  }
}

/** Runs in the page, before any of its own scripts. */
export function watchLoading(): void {
  const notes: PaintNotes = { firstPaint: Number.NaN, largestPaint: Number.NaN, layoutShift: 0, longTasks: [], presses: [] };
  window.paintNotes = notes;
  const watch = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options });
  watch({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch({ type: 'largest-contentful-paint' }, ({ startTime }) => (notes.largestPaint = startTime));
  watch({ type: 'longtask' }, ({ startTime: start, duration }) => notes.longTasks.push({ start, duration }));
  watch({ type: 'layout-shift' }, (entry) => {
    if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput === true))
      notes.layoutShift += Number(entry.value);
  });
  watch({ type: 'event', durationThreshold: 16 }, ({ name, duration }) => {
    if (name === 'pointerdown') notes.presses.push(duration);
  });
}

/** What scripts hold the main thread beyond the 50 ms after which a press is felt to wait, from the first paint on. */
export function blockingTime({ firstPaint, longTasks }: Pick<PaintNotes, 'firstPaint' | 'longTasks'>): number {
  const isAfter = ({ start, duration }: { start: number; duration: number }) => start + duration > firstPaint;
  return longTasks.filter(isAfter).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
