/**
 * Calls back after nothing has been downloaded for the given number of milliseconds. What a slow connection is still downloading
 * belongs to the page that the reader is looking at, and should have the connection to itself.
 */
export function whenNetworkIdle(quietMs: number, then: () => void, page: Window & typeof globalThis): void {
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
