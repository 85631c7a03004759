import { trustedAddress } from '../composition/assets/trustedAddress';

/** All that the worker does. It is nobody's: it has no origin, and ends with its one line. */
const WORKER_ADDRESS = 'data:text/javascript,new Intl.DateTimeFormat;close()';

/**
 * Has the browser read its tables of languages beside the page, which it does once in a process, at the first formatter of dates.
 * That is one call of some 50 ms on a phone that nothing can cut in parts (docs/decisions/0153-locale-tables-in-a-worker.md).
 * Where there are no such workers, the page's first formatter reads them as ever.
 */
export function readLocaleTables(page: Pick<typeof globalThis, 'Worker'>): void {
  try {
    new page.Worker(trustedAddress(WORKER_ADDRESS, (asked) => asked === WORKER_ADDRESS));
  } catch {
    // It would only have been sooner.
  }
}
