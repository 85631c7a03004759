import { type PageSource } from '../../model/chapter/pageSource';
import type { FetchedPage } from './fetchPage';
import type { WorkerRequest, WorkerResponse } from './pageWorker';

export type LoadPage = (source: PageSource, signal: AbortSignal) => Promise<FetchedPage>;

export interface PageLoader {
  /** Starts the worker before there is a page to load, so that its file loads while the chapter does. */
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

/** Works without a worker. Few readers need this, so its code loads only when a worker is missing. */
const fetchHere: LoadPage = async (source, signal) =>
  (await import(/* webpackChunkName: "later" */ './fetchPage')).fetchPage(source, signal);

/**
 * Loads pages in a worker. If none is available (no workers, a policy that forbids it, a script from another origin, a missing
 * file), the main thread does the same work, so that the reader does not notice.
 * @param startWorker throws if no worker can be created
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
