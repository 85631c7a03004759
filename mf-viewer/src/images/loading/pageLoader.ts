import { type PageSource } from '../../model/chapter/pageSource';
import type { FetchedPage } from './fetchPage';
import type { WorkerRequest, WorkerResponse } from './pageWorker';

export type LoadPage = (source: PageSource, signal: AbortSignal) => Promise<FetchedPage>;

export interface PageLoader {
  /** Starts the worker before there is a page to load: its file comes while the chapter does. */
  start: () => void;
  load: LoadPage;
  /** Ends the worker. A later load starts it again. */
  stop: () => void;
}

interface Job {
  source: PageSource;
  signal: AbortSignal;
  resolve: (page: FetchedPage | Promise<FetchedPage>) => void;
}

/** Without a worker. Few readers have none, so the code for it comes when one is missing. */
const fetchHere: LoadPage = async (source, signal) =>
  (await import(/* webpackChunkName: "later" */ './fetchPage')).fetchPage(source, signal);

/**
 * Loads pages in a worker. Where none can be had (no workers, a policy that forbids it, a script from another origin,
 * a file that is gone) the same work is done on the page, so that a reader never notices.
 * @param startWorker throws when no worker can be made
 */
export function createPageLoader(startWorker: () => Worker): PageLoader {
  const jobs = new Map<number, Job>();
  let worker: Worker | 'none' | undefined;
  let lastId = 0;

  function workWithout(): void {
    if (typeof worker === 'object') worker.terminate();
    worker = 'none';
    for (const { source, signal, resolve } of jobs.values()) resolve(fetchHere(source, signal));
    jobs.clear();
  }

  function started(): Worker | 'none' {
    if (worker) return worker;
    try {
      worker = startWorker();
    } catch {
      return (worker = 'none');
    }
    worker.onerror = workWithout;
    worker.onmessage = ({ data: { id, page } }: MessageEvent<WorkerResponse>) => {
      jobs.get(id)?.resolve(page);
      jobs.delete(id);
    };
    return worker;
  }

  return {
    start: () => void started(),
    load(source, signal) {
      const running = started();
      if (running === 'none') return fetchHere(source, signal);
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        jobs.set(id, { source, signal, resolve });
        running.postMessage({ id, source } satisfies WorkerRequest);
        signal.addEventListener('abort', () => {
          if (jobs.delete(id)) running.postMessage({ id, source: null } satisfies WorkerRequest);
          reject(signal.reason);
        });
      });
    },
    stop() {
      if (typeof worker === 'object') worker.terminate();
      worker = undefined;
      jobs.clear();
    },
  };
}
