import { memoryObjectStore } from '../objects/memoryObjectStore';
import type { ObjectStore } from '../objects/ObjectStore';
import { copyObjects } from './copyObjects';

const NOBODY_CAUGHT = 'unhandledRejection';

test('rejects with the first error, and leaves no copies running', async () => {
  const from = memoryObjectStore();
  for (let index = 0; index < 20; index += 1) await from.put(new Uint8Array([index]));
  let running = 0;
  const full: ObjectStore = {
    ...memoryObjectStore(),
    async put(bytes) {
      running += 1;
      await new Promise((resolve) => setTimeout(resolve, bytes[0]! * 2));
      running -= 1;
      throw new Error('the disk is full');
    },
  };
  const uncaught = jest.fn();
  process.on(NOBODY_CAUGHT, uncaught);
  await expect(copyObjects(from, full)).rejects.toThrow('the disk is full');
  expect(running).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 60));
  process.off(NOBODY_CAUGHT, uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});

test('stops on abort, after running copies have finished', async () => {
  const from = memoryObjectStore();
  for (let index = 0; index < 20; index += 1) await from.put(new Uint8Array([index]));
  const caller = new AbortController();
  const to = memoryObjectStore();
  const slow: ObjectStore = {
    ...to,
    async put(bytes) {
      caller.abort();
      await new Promise((resolve) => setTimeout(resolve, 5));
      return to.put(bytes);
    },
  };
  await expect(copyObjects(from, slow, caller.signal)).rejects.toThrow(/abort/);
  const kept = await countIn(to);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await countIn(to)).toBe(kept);
});

async function countIn(store: ObjectStore): Promise<number> {
  let count = 0;
  for await (const _ of store.listPictures(Infinity)) count += 1;
  return count;
}
