/** What the page itself records during a measurement. */
export interface PageNotes {
  /** Sum of all layout shifts without user input. */
  layoutShift: number;
  /** Tasks of more than 50 ms: start and duration. */
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    benchNotes: PageNotes;
  }
}

/** Runs in the page, before any of its own scripts. */
export function watchPage(): void {
  const notes: PageNotes = { layoutShift: 0, longTasks: [] };
  window.benchNotes = notes;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isExplained = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!isExplained && 'value' in entry) notes.layoutShift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) notes.longTasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
}
