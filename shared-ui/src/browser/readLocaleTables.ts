/** All that the worker does. It is nobody's: it has no origin, and ends with its one line. */
const WORKER_ADDRESS = 'data:text/javascript,new Intl.DateTimeFormat;postMessage(0);close()';

/** Longer than a worker takes on a slow phone; where it says nothing, the page's first formatter reads what is left. */
const MAX_WAIT_MS = 300;

/**
 * Has the browser read its tables of languages beside the page, which it does once in a process, at the first formatter of dates.
 * That is one call of some 50 ms on a phone that nothing can cut in parts (docs/decisions/0153-locale-tables-in-a-worker.md).
 * Where there are no such workers, the page's first formatter reads them as ever.
 * @param trusted the form of an address in which the page's policy has a worker start from it; where it throws, there is none
 * @returns when they are read, or nothing more is to be waited for; never fails
 */
export function readLocaleTables(page: Pick<typeof globalThis, 'Worker'>, trusted: (address: string) => string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    try {
      const worker = new page.Worker(trusted(WORKER_ADDRESS));
      worker.onmessage = end;
      worker.onerror = end;
      setTimeout(end, MAX_WAIT_MS);
    } catch {
      // It would only have been sooner.
      end();
    }
  });
}
