/// <reference lib="webworker" />
/** Fetches and decrypts pages off the main thread. Imports only pure rules of the site, so that it starts quickly. */

import { type PageSource } from '../../model/chapter/pageSource';
import { type FetchedPage, fetchPage } from './fetchPage';

export type WorkerRequest = { id: number; source: PageSource } | { id: number; source: null };
export interface WorkerResponse {
  id: number;
  page: FetchedPage;
}

const running = new Map<number, AbortController>();

self.onmessage = ({ data: { id, source } }: MessageEvent<WorkerRequest>) => {
  if (source === null) {
    running.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(id, controller);
  fetchPage(source, controller.signal)
    .then((page) => self.postMessage({ id, page } satisfies WorkerResponse))
    // Nobody waits for the answer to an aborted request.
    .catch(() => undefined)
    .finally(() => running.delete(id));
};
