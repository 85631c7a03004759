import { createLoadCache, type LoadCache } from './loadCache';

const onError = jest.fn();
const onReady = jest.fn();
let cache: LoadCache;

beforeEach(() => {
  jest.useFakeTimers();
  onError.mockClear();
  cache = createLoadCache({ deadlineMs: 1000, onReady, onError });
});

afterEach(() => jest.useRealTimers());

/** Lets everything settle that is ready to settle. */
async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}

test('a value is loaded once, and listeners are notified', async () => {
  const load = jest.fn(() => Promise.resolve('page'));
  const listener = jest.fn();
  cache.subscribe(listener);
  cache.begin('a', load);
  cache.begin('a', load);
  expect(cache.read('a')).toEqual({ status: 'loading' });
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(cache.read('a')).toEqual({ status: 'ready', value: 'page' });
  expect(listener).toHaveBeenCalled();
});

test('an error is kept and reported, and dropping the key allows to load it again', async () => {
  cache.begin('a', () => Promise.reject(new Error('gone')));
  await settle();
  expect(cache.read('a')).toMatchObject({ status: 'failed', error: new Error('gone') });
  expect(onError).toHaveBeenCalledWith('a', new Error('gone'));
  cache.drop('a', 'unready');
  cache.begin('a', () => Promise.resolve('back'));
  await settle();
  expect(cache.read('a')).toEqual({ status: 'ready', value: 'back' });
});

test('a load that hangs fails at its deadline, and a value that arrives later still counts', async () => {
  let arrive: (value: string) => void = () => {};
  cache.begin('a', () => new Promise<string>((resolve) => (arrive = resolve)));
  await jest.advanceTimersByTimeAsync(999);
  expect(cache.read('a').status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(cache.read('a').status).toBe('failed');
  arrive('late');
  await settle();
  expect(cache.read('a')).toEqual({ status: 'ready', value: 'late' });
});

test('the late result of a dropped load does not overwrite the new value', async () => {
  let failLate: (error: Error) => void = () => {};
  cache.begin('a', () => new Promise((_, reject) => (failLate = reject)));
  await settle();
  cache.drop('a', 'all');
  cache.begin('a', () => Promise.resolve('second'));
  failLate(new Error('first'));
  await settle();
  expect(cache.read('a')).toEqual({ status: 'ready', value: 'second' });
  expect(onError).not.toHaveBeenCalled();
});

test('dropping unready loads keeps loaded values and other keys', async () => {
  cache.begin('a/1', () => Promise.resolve('there'));
  cache.begin('a/2', () => Promise.reject(new Error('gone')));
  cache.begin('a/3', () => new Promise(() => {}));
  cache.begin('b/1', () => Promise.reject(new Error('gone')));
  await settle();
  cache.drop('a/', 'unready');
  expect(cache.read('a/1').status).toBe('ready');
  expect(cache.read('a/2').status).toBe('loading');
  cache.begin('a/3', () => Promise.resolve('asked for again'));
  await settle();
  expect(cache.read('a/3')).toEqual({ status: 'ready', value: 'asked for again' });
  expect(cache.read('b/1').status).toBe('failed');
});

test('repair loads failed keys again, and the error stays until the value has loaded', async () => {
  let isGone = true;
  const load = () => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve('back'));
  cache.begin('a/1', load);
  cache.begin('b/1', load);
  await settle();
  const seen: string[] = [];
  cache.subscribe(() => seen.push(cache.read('a/1').status));
  expect(cache.hasFailed('a/')).toBe(true);
  cache.repair('a/');
  await settle();
  isGone = false;
  cache.repair('a/');
  await settle();
  expect(seen).toEqual(['failed', 'ready']);
  expect(onReady).toHaveBeenCalledWith('a/1');
  expect(cache.read('b/1').status).toBe('failed');
  expect(cache.hasFailed('a/')).toBe(false);
});

test('an error is reported once, also when the load fails after its deadline', async () => {
  let failLate: (error: Error) => void = () => {};
  cache.begin('a', () => new Promise((_, reject) => (failLate = reject)));
  await jest.advanceTimersByTimeAsync(1000);
  failLate(new Error('after all'));
  await settle();
  expect(onError).toHaveBeenCalledTimes(1);
});
