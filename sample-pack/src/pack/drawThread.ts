/** A drawing thread: takes tasks one by one and reports what it finished. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawTask } from './drawTask';
import type { Task, TaskReport } from './task';

// `ThreadPool` starts every thread with this.
const { out } = workerData as { out: string };
const post = (report: TaskReport): void => parentPort?.postMessage(report);

parentPort?.on('message', (task: Task) => {
  drawTask(task, out, post).then(
    () => post({ type: 'finished' }),
    (error: unknown) =>
      post({
        type: 'failed',
        message: `${JSON.stringify(task)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      }),
  );
});
