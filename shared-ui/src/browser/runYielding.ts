import { yieldToMain } from './yieldToMain';

/** Runs tasks one after the other and lets the browser work after each, so that a press waits for one task and not for all. */
export async function runYielding(tasks: readonly (() => unknown)[]): Promise<void> {
  for (const task of tasks) {
    await task();
    await yieldToMain();
  }
}
