import { type RenderThread, type RenderThreadOptions, startRenderThread } from './RenderThread';
import type { RenderTask, WorkerInputs } from './renderMessages';

/** More pages than these wait for nobody: their readers' browsers render them sooner. */
const MAX_WAITING = 16;

/** Threads that are busy beyond the deadline, beside those that take their places. */
const MAX_LATE = 2;

/** A late page is rendered to its end for those who ask for it after this reader, but not for ever. */
const PATIENCE = 6;

const GIVEN_WAY = 'The threads of its composition have given way to others.';

export interface RenderPoolOptions extends RenderThreadOptions {
  /** How many pages are rendered at the same time. */
  size: number;
  deadlineMs: number;
}

/** The threads of one composition. */
export interface RenderPool {
  /** Rejects with what the page threw, or with what became of its thread. */
  render: (task: RenderTask) => Promise<string>;
  /** Takes no more pages, and ends each thread with the page that it renders now. Until the last of them has ended. */
  retire: () => Promise<void>;
  /** Ends all threads, whatever they do. */
  end: () => Promise<void>;
}

/**
 * Each thread renders one page at a time. One that is late gives its place to another, so that a page without an end holds up
 * no other page; it comes back if it ends by itself, and is ended if not. One in which a page failed is ended: what that page has
 * left behind is no other page's business.
 */
export function createRenderPool(inputs: WorkerInputs, { size, deadlineMs, ...options }: RenderPoolOptions): RenderPool {
  /** Those that take pages. */
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];
  const late = new Set<RenderThread>();
  const waiting: { resolve: (thread: RenderThread) => void; reject: (error: Error) => void }[] = [];
  let isRetired = false;
  const { promise: emptied, resolve: onEmptied } = withResolvers();
  const tellIfEmpty = () => isRetired && threads.size + late.size === 0 && onEmptied();

  /** A thread that is nobody else's until it is given back. */
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

  /** A free thread, now or when one is free. */
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
    // So many late ones at once say more of the server than of a page.
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
        // Another page may have left behind what this one failed of: in a thread of its own it fails of itself.
        if (isFresh || isRetired || late.size >= MAX_LATE || isOfTime(error)) throw error;
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

/** As `Promise.withResolvers`, which Node 20 does not have. */
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

/** Renders a page. Its thread is set aside when it is late, and ended when nobody waits for it any more, or when it fails. */
async function renderWithin(deadlineMs: number, { thread, task, setAside, endThread, giveBack }: Rendering): Promise<string> {
  const patienceMs = deadlineMs * PATIENCE;
  const lateness = setTimeout(() => setAside(thread), deadlineMs);
  const end = setTimeout(() => void thread.end(new RenderLateError(`It was not finished after ${patienceMs} ms.`)), patienceMs);
  try {
    return await thread.render(task);
  } catch (error) {
    void endThread(thread);
    throw error;
  } finally {
    clearTimeout(lateness);
    clearTimeout(end);
    giveBack(thread);
  }
}

/** A page that has no end. */
class RenderLateError extends Error {}

function isOfTime(error: unknown): boolean {
  return error instanceof RenderBusyError || error instanceof RenderLateError;
}

/** Nothing is wrong with the page: the server has too much to do. */
export class RenderBusyError extends Error {
  override name = 'RenderBusyError';
}
