import { Worker } from 'node:worker_threads';
import { messageOf } from '../../text/caughtError';
import type { RenderReply, RenderRequest, RenderTask, WorkerInputs } from './renderMessages';

/** Enough for every screen of the site several times over, and little beside what the server itself holds. */
const MAX_HEAP_MB = 192;

/** One thread that renders one page at a time. */
export interface RenderThread {
  /** Rejects with what the page threw, or with what ended the thread. */
  render: (task: RenderTask) => Promise<string>;
  isEnded: () => boolean;
  end: () => Promise<void>;
}

/** What a page threw. The thread that it was rendered in goes on. */
export class PageThrewError extends Error {
  override name = 'PageThrewError';
}

export function startRenderThread(inputs: WorkerInputs): RenderThread {
  const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), {
    workerData: inputs,
    // Nothing of the server's own settings is a bundle's business.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // The server stops when its work is done, whatever a thread still does.
  worker.unref();
  let waiting: { id: number; resolve: (html: string) => void; reject: (error: Error) => void } | undefined;
  let lastId = 0;
  let isEnded = false;

  function endWith(error: Error): void {
    isEnded = true;
    waiting?.reject(error);
    waiting = undefined;
  }

  worker.on('message', (reply: RenderReply) => {
    if ('isReady' in reply || reply.id !== waiting?.id) return;
    const { resolve, reject } = waiting;
    waiting = undefined;
    if ('html' in reply) resolve(reply.html);
    else reject(new PageThrewError(reply.error));
  });
  worker.on('error', (error) => endWith(new Error(`It ended the thread: ${messageOf(error)}`)));
  worker.on('exit', (code) => endWith(new Error(`It ended the thread with code ${code}.`)));

  return {
    render(task) {
      if (isEnded) return Promise.reject(new Error('The thread has ended.'));
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting = { id: lastId, resolve, reject };
        worker.postMessage({ id: lastId, ...task } satisfies RenderRequest);
      });
    },
    isEnded: () => isEnded,
    async end() {
      endWith(new Error('The thread was ended.'));
      await worker.terminate();
    },
  };
}
