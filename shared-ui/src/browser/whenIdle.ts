/** A browser that is never idle gets to it after so long. */
const PATIENCE_MS = 5000;

/** Safari does not tell when it is idle. */
const WITHOUT_SIGN_MS = 500;

/** Does a task when the browser has nothing better to do, and within five seconds. Gives the way to abort it. */
export function whenIdle(task: () => void, page: Window = window): () => void {
  if ('requestIdleCallback' in page) {
    const request = page.requestIdleCallback(task, { timeout: PATIENCE_MS });
    return () => page.cancelIdleCallback(request);
  }
  const timer = setTimeout(task, WITHOUT_SIGN_MS);
  return () => clearTimeout(timer);
}
