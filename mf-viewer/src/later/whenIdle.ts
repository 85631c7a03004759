/** Does a task when the browser has time. Gives the way to call it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(task);
    return () => cancelIdleCallback(request);
  }
  // Safari does not tell when it is idle.
  const timer = setTimeout(task, 1000);
  return () => clearTimeout(timer);
}
