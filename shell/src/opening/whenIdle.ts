/** Runs a task when the browser has nothing better to do, and within five seconds. */
export function whenIdle(page: Window, task: () => void): void {
  if ('requestIdleCallback' in page) page.requestIdleCallback(task, { timeout: 5000 });
  // Safari does not tell when it is idle.
  else setTimeout(task, 1000);
}
