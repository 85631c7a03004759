import { nextTask } from './nextTask';

/** Does one thing after the other, with a turn of the browser behind each: what is pressed meanwhile waits for one and not for all. */
export async function inTurns(tasks: readonly (() => unknown)[]): Promise<void> {
  for (const task of tasks) {
    await task();
    await nextTask();
  }
}
