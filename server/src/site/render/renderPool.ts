import { type RenderThread, startRenderThread } from './RenderThread';
import type { RenderTask, WorkerInputs } from './renderMessages';

/** More pages than these wait for nobody: their readers' browsers render them sooner. */
const MAX_WAITING = 16;

/** Threads that are busy beyond the deadline, beside those that take their places. */
const MAX_LATE = 2;

/** A late page is rendered to its end for those who ask for it after this reader, but not for ever. */
const PATIENCE = 6;

export interface RenderPoolOptions {
  /** How many pages are rendered at the same time. */
  size: number;
  deadlineMs: number;
}

/** The threads of one composition. */
export interface RenderPool {
  /** Rejects with what the page threw, or with what became of its thread. */
  render: (task: RenderTask) => Promise<string>;
  end: () => Promise<void>;
}

/**
 * Each thread renders one page at a time. One that is late gives its place to another, so that a page without an end holds up
 * no other page; it comes back if it ends by itself, and is ended if not.
 */
export function createRenderPool(inputs: WorkerInputs, { size, deadlineMs }: RenderPoolOptions): RenderPool {
  /** Those that take pages. */
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];
  const late = new Set<RenderThread>();
  const waiting: ((thread: RenderThread) => void)[] = [];

  /** A thread that is nobody else's until it is given back. */
  function take(): RenderThread | undefined {
    for (const thread of threads) if (thread.isEnded()) threads.delete(thread);
    for (let thread = idle.pop(); thread; thread = idle.pop()) if (!thread.isEnded()) return thread;
    if (threads.size >= size) return undefined;
    const thread = startRenderThread(inputs);
    threads.add(thread);
    return thread;
  }

  /** A free thread, now or when one is free. */
  function acquire(): Promise<RenderThread> {
    const thread = take();
    if (thread) return Promise.resolve(thread);
    if (waiting.length >= MAX_WAITING) return Promise.reject(new RenderBusyError('Too many pages wait to be rendered.'));
    return new Promise((resolve) => void waiting.push(resolve));
  }

  function serveNext(): void {
    const thread = waiting.length > 0 ? take() : undefined;
    if (thread) waiting.shift()?.(thread);
  }

  function setAside(thread: RenderThread): void {
    if (late.size >= MAX_LATE) return void thread.end();
    threads.delete(thread);
    late.add(thread);
    serveNext();
  }

  function giveBack(thread: RenderThread): void {
    if (late.delete(thread) && threads.size < size) threads.add(thread);
    if (threads.has(thread)) idle.push(thread);
    else void thread.end();
    serveNext();
  }

  return {
    async render(task) {
      const thread = await acquire();
      const lateness = setTimeout(() => setAside(thread), deadlineMs);
      const end = setTimeout(() => void thread.end(), deadlineMs * PATIENCE);
      try {
        return await thread.render(task);
      } finally {
        clearTimeout(lateness);
        clearTimeout(end);
        giveBack(thread);
      }
    },
    async end() {
      await Promise.all([...threads, ...late].map((thread) => thread.end()));
    },
  };
}

/** Nothing is wrong with the page: the server has too much to do. */
export class RenderBusyError extends Error {
  override name = 'RenderBusyError';
}
