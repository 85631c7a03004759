import { Worker } from 'node:worker_threads';
import { messageOf } from '../../text/caughtError';
import type { RenderReply, RenderRequest, RenderTask, WorkerInputs } from './renderMessages';

/** Enough for every screen of the site several times over, and little compared with the server's own memory. */
const MAX_HEAP_MB = 192;

/** V8 would take 48 of them, although pages are rendered as fast with half of that (docs/decisions/0126-memory-at-rest.md). */
const MAX_YOUNG_HEAP_MB = 24;

/** One thread that renders one page at a time. */
export interface RenderThread {
  /** Rejects with the page's error, or with the reason why the thread ended. */
  render: (task: RenderTask) => Promise<string>;
  isEnded: () => boolean;
  /** No page has been rendered in it yet, so no other page can have left anything behind. */
  isFresh: () => boolean;
  /** @param why the error for the page that is being rendered */
  end: (why: Error) => Promise<void>;
}

export interface RenderThreadOptions {
  /** Receives the output of bundles. */
  onPrinted: (text: string) => void;
  /** Receives the error that ended the thread while it rendered no page, such as an error in a timer. */
  onError: (error: unknown) => void;
}

/** The shell's bundle, which every thread runs first, failed to start. No page of the composition can be rendered. */
export class ShellDidNotStartError extends Error {
  override name = 'ShellDidNotStartError';
}

export function startRenderThread(inputs: WorkerInputs, { onPrinted, onError }: RenderThreadOptions): RenderThread {
  const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), {
    workerData: inputs,
    // Bundles must not see the server's own settings.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
  });
  // A running thread must not keep the server's process alive.
  worker.unref();
  let waiting: { id: number; resolve: (html: string) => void; reject: (error: Error) => void } | undefined;
  let lastId = 0;
  let isReady = false;
  let isEnded = false;

  function endWith(error: Error): void {
    isEnded = true;
    waiting?.reject(error);
    waiting = undefined;
  }

  async function end(why: Error): Promise<void> {
    endWith(why);
    await worker.terminate();
  }

  function broke(reason: string): Error {
    return isReady
      ? new Error(`It ended the thread: ${reason}`)
      : new ShellDidNotStartError(`The shell's bundle did not start: ${reason}`);
  }

  worker.on('message', (reply: unknown) => {
    // A bundle may find the port of its thread and send messages of its own.
    if (!isReply(reply)) return void end(new Error('It sent the server an unknown message.'));
    if ('isReady' in reply) isReady = true;
    else if ('printed' in reply) onPrinted(reply.printed);
    else if (reply.id === waiting?.id) {
      const { resolve, reject } = waiting;
      waiting = undefined;
      if ('html' in reply) resolve(reply.html);
      else reject(new Error(reply.error));
    }
  });
  worker.on('error', (error) => {
    // For a thread's first page, the rejection of that page already reports everything.
    if (!waiting || lastId > 1) onError(error);
    endWith(broke(messageOf(error)));
  });
  worker.on('exit', (code) => endWith(broke(`with code ${code}`)));

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
    isFresh: () => lastId === 0,
    end,
  };
}

function isReply(reply: unknown): reply is RenderReply {
  if (typeof reply !== 'object' || reply === null) return false;
  const { isReady, printed, id, html, error }: Partial<Record<'isReady' | 'printed' | 'id' | 'html' | 'error', unknown>> = reply;
  if (isReady === true || typeof printed === 'string') return true;
  return typeof id === 'number' && (typeof html === 'string' || typeof error === 'string');
}
