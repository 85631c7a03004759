/** What the page itself notes down while it is measured. */
export interface PageNotes {
  /** Sum of all layout shifts that no input explains. */
  layoutShift: number;
  /** Tasks of more than 50 ms: when they began, and how long they took. */
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
