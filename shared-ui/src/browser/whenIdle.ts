/** A browser that is never idle runs the task after this time. */
const PATIENCE_MS = 5000;

/** Safari does not report when it is idle. */
const WITHOUT_SIGN_MS = 500;

/** Runs a task when the browser is idle, at the latest after five seconds. Returns a function that cancels it. */
export function whenIdle(task: () => void, page: Window = window): () => void {
  if ('requestIdleCallback' in page) {
    const request = page.requestIdleCallback(task, { timeout: PATIENCE_MS });
    return () => page.cancelIdleCallback(request);
  }
  const timer = setTimeout(task, WITHOUT_SIGN_MS);
  return () => clearTimeout(timer);
}
