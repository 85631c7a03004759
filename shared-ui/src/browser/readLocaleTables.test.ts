import { readLocaleTables } from './readLocaleTables';

const TEXT = 'data:text/javascript,new Intl.DateTimeFormat;postMessage(0);close()';

const started: FakeWorker[] = [];

class FakeWorker {
  onmessage?: () => void;
  onerror?: () => void;
  constructor(readonly address: string) {
    started.push(this);
  }
}

const PAGE = { Worker: FakeWorker as unknown as typeof Worker };

/** Whether the promise has resolved, after all other pending tasks ran. */
async function isOver(tables: Promise<void>): Promise<boolean> {
  let isDone = false;
  void tables.then(() => (isDone = true));
  await jest.advanceTimersByTimeAsync(0);
  return isDone;
}

beforeEach(() => {
  jest.useFakeTimers();
  started.length = 0;
});
afterEach(() => void jest.useRealTimers());

test('a worker from a data URL creates the first date formatter and reports when it is done', async () => {
  const tables = readLocaleTables(PAGE, (address) => `trusted ${address}`);
  expect(started.map(({ address }) => address)).toEqual([`trusted ${TEXT}`]);
  expect(await isOver(tables)).toBe(false);
  started[0]?.onmessage?.();
  expect(await isOver(tables)).toBe(true);
});

test('a worker that fails or reports nothing is not waited for', async () => {
  const failed = readLocaleTables(PAGE, (address) => address);
  started[0]?.onerror?.();
  expect(await isOver(failed)).toBe(true);
  const silent = readLocaleTables(PAGE, (address) => address);
  expect(await isOver(silent)).toBe(false);
  jest.runOnlyPendingTimers();
  expect(await isOver(silent)).toBe(true);
});

test('without workers, or when the worker is refused, the promise resolves', async () => {
  const NoWorker = function NoWorker() {
    throw new DOMException('Not here', 'SecurityError');
  } as unknown as typeof Worker;
  const refused = () => {
    throw new TypeError('Not a trusted address');
  };
  expect(await isOver(readLocaleTables({ Worker: NoWorker }, (address) => address))).toBe(true);
  expect(await isOver(readLocaleTables(PAGE, refused))).toBe(true);
});
