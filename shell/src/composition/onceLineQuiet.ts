/**
 * Calls back once nothing has come over the line for so many milliseconds: what a slow line is still bringing is of the page that
 * is looked at, and has the line for itself.
 */
export function onceLineQuiet(quietMs: number, then: () => void, page: Window & typeof globalThis): void {
  const finish = () => {
    observer.disconnect();
    then();
  };
  let timer = page.setTimeout(finish, quietMs);
  const observer = new page.PerformanceObserver(() => {
    page.clearTimeout(timer);
    timer = page.setTimeout(finish, quietMs);
  });
  observer.observe({ type: 'resource' });
}
