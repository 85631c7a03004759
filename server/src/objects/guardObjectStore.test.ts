import { setTimeout as delay } from 'node:timers/promises';
import { guardObjectStore } from './guardObjectStore';
import { memoryObjectStore } from './memoryObjectStore';
import { StoreUnavailableError } from './StoreUnavailableError';

const PATIENCE = { timeoutMs: 20, failures: 2, tryAgainMs: 30 };

test('stops calling a hanging or failing store, rejects at once, and retries after a while', async () => {
  const inner = memoryObjectStore();
  const name = await inner.put(new Uint8Array([1]));
  let asked = 0;
  let answer: () => Promise<Uint8Array | undefined> = () => new Promise(() => undefined);
  const store = guardObjectStore({ ...inner, get: () => ((asked += 1), answer()) }, PATIENCE);
  for (let count = 0; count < 5; count += 1) await expect(store.get(name)).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(asked).toBe(2);

  /** Calls the store until a call reaches it, and returns that call's result. */
  async function nextTry(): Promise<PromiseSettledResult<Uint8Array | undefined>> {
    const before = asked;
    for (;;) {
      const [outcome] = await Promise.allSettled([store.get(name)]);
      if (asked > before) return outcome;
      await delay(5);
    }
  }
  answer = () => Promise.reject(new Error('EIO'));
  expect(await nextTry()).toMatchObject({ reason: { cause: { message: 'EIO' } } });
  answer = () => inner.get(name);
  expect(await nextTry()).toMatchObject({ value: new Uint8Array([1]) });
});

test('a missing object is not an error', async () => {
  const store = guardObjectStore(memoryObjectStore(), PATIENCE);
  for (let count = 0; count < 5; count += 1) expect(await store.get('nothing')).toBeUndefined();
  expect(await store.has('nothing')).toBe(false);
});
