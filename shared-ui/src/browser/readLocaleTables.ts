/** The whole script of the worker. It has no origin, and closes after its one line. */
const WORKER_ADDRESS = 'data:text/javascript,new Intl.DateTimeFormat;postMessage(0);close()';

/** Longer than a worker takes on a slow phone. After that, the page's first formatter reads what is left. */
const MAX_WAIT_MS = 300;

/**
 * Makes the browser read its locale tables in a worker instead of on the page. It reads them once per process, with the first
 * date formatter. On a phone that is one call of about 50 ms that cannot be split
 * (docs/decisions/0153-locale-tables-in-a-worker.md). Without such workers, the page's first formatter reads them as usual.
 * @param trusted converts an address to a form from which the page's policy lets a worker start; if it throws, there is no worker
 * @returns a promise that resolves when the tables are read, or when there is nothing more to wait for; it never rejects
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
      // Without a worker, the tables are only read later.
      end();
    }
  });
}
