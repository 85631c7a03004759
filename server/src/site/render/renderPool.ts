import { type RenderThread, type RenderThreadOptions, startRenderThread } from './RenderThread';
import type { RenderTask, WorkerInputs } from './renderMessages';

/** Beyond this number, further pages do not wait: their readers' browsers render them sooner. */
const MAX_WAITING = 16;

/** Threads that are busy beyond the deadline, in addition to those that replace them. */
const MAX_LATE = 2;

/** A late page is rendered to its end for later readers, but only for this many deadlines. */
const PATIENCE = 6;

/**
 * How much the process may grow while a page is rendered. A thread's own limit is about its heap only: a page that fills buffers
 * would take all memory of the machine before its time is over.
 */
const MAX_GROWTH_MB = 512;

/** A page usually ends before the first look. */
const LOOK_MS = 100;

const GIVEN_WAY = 'The threads of its composition have given way to others.';

export interface RenderPoolOptions extends RenderThreadOptions {
  /** How many pages are rendered at the same time. */
  size: number;
  deadlineMs: number;
}

/** The threads of one composition. */
export interface RenderPool {
  /** Rejects with the page's error, or with the reason why its thread ended. */
  render: (task: RenderTask) => Promise<string>;
  /** Accepts no more pages and ends each thread after its current page. Resolves when the last thread has ended. */
  retire: () => Promise<void>;
  /** Ends all threads, even while they render. */
  end: () => Promise<void>;
}

/**
 * Each thread renders one page at a time. Another thread replaces one that is late, so that a page that never ends does not block
 * other pages. The late thread returns to the pool if its page ends, and is terminated if not. A thread in which a page failed is
 * also terminated, because that page's leftovers must not affect other pages.
 */
export function createRenderPool(inputs: WorkerInputs, { size, deadlineMs, ...options }: RenderPoolOptions): RenderPool {
  /** The threads that accept pages. */
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];
  const late = new Set<RenderThread>();
  const waiting: { resolve: (thread: RenderThread) => void; reject: (error: Error) => void }[] = [];
  let isRetired = false;
  const { promise: emptied, resolve: onEmptied } = withResolvers();
  const tellIfEmpty = () => isRetired && threads.size + late.size === 0 && onEmptied();

  /** A thread for exclusive use until it is given back. */
  function take(): RenderThread | undefined {
    for (const thread of threads) if (thread.isEnded()) threads.delete(thread);
    for (let thread = idle.pop(); thread; thread = idle.pop()) if (!thread.isEnded()) return thread;
    return threads.size < size ? startIn(threads) : undefined;
  }

  function startIn(place: Set<RenderThread>): RenderThread {
    const thread = startRenderThread(inputs, options);
    place.add(thread);
    return thread;
  }

  /** A free thread. Waits if there is none. */
  function acquire(): Promise<RenderThread> {
    if (isRetired) return Promise.reject(new RenderBusyError(GIVEN_WAY));
    const free = take();
    if (free) return Promise.resolve(free);
    if (waiting.length >= MAX_WAITING) return Promise.reject(new RenderBusyError('Too many pages wait to be rendered.'));
    return new Promise((resolve, reject) => void waiting.push({ resolve, reject }));
  }

  function serveNext(): void {
    const thread = waiting.length > 0 ? take() : undefined;
    if (thread) waiting.shift()?.resolve(thread);
  }

  function setAside(thread: RenderThread): void {
    if (late.has(thread)) return;
    // So many late threads at once suggest that the server has a problem, not a page.
    if (late.size >= MAX_LATE) return void thread.end(new RenderBusyError('Too many pages were late.'));
    threads.delete(thread);
    late.add(thread);
    serveNext();
  }

  function giveBack(thread: RenderThread): void {
    if (late.delete(thread) && !thread.isEnded() && threads.size < size) threads.add(thread);
    if (threads.has(thread) && !isRetired) idle.push(thread);
    else void endThread(thread);
    if (!isRetired) serveNext();
  }

  function endThread(thread: RenderThread): Promise<void> {
    threads.delete(thread);
    tellIfEmpty();
    return thread.end(new RenderBusyError('The thread was ended.'));
  }

  const renderIn = (thread: RenderThread, task: RenderTask) =>
    renderWithin(deadlineMs, { thread, task, setAside, endThread, giveBack });

  function retire(): Promise<void> {
    isRetired = true;
    for (const { reject } of waiting.splice(0)) reject(new RenderBusyError(GIVEN_WAY));
    for (const thread of idle.splice(0)) void endThread(thread);
    tellIfEmpty();
    return emptied;
  }

  return {
    async render(task) {
      const thread = await acquire();
      const isFresh = thread.isFresh();
      try {
        return await renderIn(thread, task);
      } catch (error) {
        // Another page may have left behind the cause of this error. In a new thread, only the page itself can be the cause.
        if (isFresh || isRetired || late.size >= MAX_LATE || isOfLimit(error)) throw error;
        return renderIn(startIn(late), task);
      }
    },
    retire,
    async end() {
      void retire();
      await Promise.all([...threads, ...late].map(endThread));
    },
  };
}

/** Like `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

interface Rendering {
  thread: RenderThread;
  task: RenderTask;
  setAside: (thread: RenderThread) => void;
  endThread: (thread: RenderThread) => Promise<void>;
  giveBack: (thread: RenderThread) => void;
}

/** Renders a page. A late thread is set aside. It is ended if it fails or if it exceeds the limit for late pages. */
async function renderWithin(deadlineMs: number, { thread, task, setAside, endThread, giveBack }: Rendering): Promise<string> {
  const patienceMs = deadlineMs * PATIENCE;
  const lateness = setTimeout(() => setAside(thread), deadlineMs);
  const end = setTimeout(() => void thread.end(new RenderLimitError(`It was not finished after ${patienceMs} ms.`)), patienceMs);
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    const grownMb = Math.round((process.memoryUsage.rss() - before) / 1024 ** 2);
    if (grownMb > MAX_GROWTH_MB) void thread.end(new RenderLimitError(`The server's memory grew by ${grownMb} MB meanwhile.`));
  }, LOOK_MS);
  try {
    return await thread.render(task);
  } catch (error) {
    void endThread(thread);
    throw error;
  } finally {
    clearTimeout(lateness);
    clearTimeout(end);
    clearInterval(watch);
    giveBack(thread);
  }
}

/** A page that never ends, or takes too much memory. */
class RenderLimitError extends Error {}

function isOfLimit(error: unknown): boolean {
  return error instanceof RenderBusyError || error instanceof RenderLimitError;
}

/** The page has no error: the server has too much to do. */
export class RenderBusyError extends Error {
  override name = 'RenderBusyError';
}
