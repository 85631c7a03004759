import { Worker } from 'node:worker_threads';
import type { Task, TaskReport } from './task';

export type OnDone = (report: Extract<TaskReport, { type: 'done' }>) => void;

/** A few threads that process tasks in order. Resolves when the list is empty; rejects at the first failure. */
export class ThreadPool {
  private readonly threads: Worker[];

  constructor(size: number, out: string) {
    this.threads = Array.from(
      { length: size },
      () => new Worker(new URL('./startThread.mjs', import.meta.url), { workerData: { out } }),
    );
  }

  async run(tasks: readonly Task[], onDone: OnDone): Promise<void> {
    const queue = [...tasks];
    await Promise.all(this.threads.map((thread) => this.feed(thread, queue, onDone)));
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  private feed(thread: Worker, queue: Task[], onDone: OnDone): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        thread.off('message', onMessage);
        thread.off('error', onError);
        act();
      };
      const next = (): void => {
        const task = queue.shift();
        if (task) thread.postMessage(task);
        else settle(resolve);
      };
      const onMessage = (report: TaskReport): void => {
        if (report.type === 'done') onDone(report);
        else if (report.type === 'finished') next();
        else settle(() => reject(new Error(report.message)));
      };
      const onError = (error: Error): void => settle(() => reject(error));
      thread.on('message', onMessage);
      thread.on('error', onError);
      next();
    });
  }
}
