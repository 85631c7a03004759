import { createFreshCache } from './FreshCache';

function cacheAt(state: { stamp: string }, capacity = 100) {
  return createFreshCache<string>(
    'test',
    async () => state.stamp,
    capacity,
    (value) => value.length,
  );
}

test('builds a value once per stamp, even for concurrent calls', async () => {
  const state = { stamp: '1' };
  const cache = cacheAt(state);
  let builds = 0;
  const build = async () => `build ${(builds += 1)}`;
  expect(await Promise.all([cache.get('a', build), cache.get('a', build)])).toEqual(['build 1', 'build 1']);
  expect(await cache.get('a', build)).toBe('build 1');
  state.stamp = '2';
  expect(await cache.get('a', build)).toBe('build 2');
});

test('passes the previous value to the next build', async () => {
  const state = { stamp: '1' };
  const cache = cacheAt(state);
  await cache.get('a', async () => 'old');
  state.stamp = '2';
  expect(await cache.get('a', async (previous) => `${previous}, new`)).toBe('old, new');
});

test('passes the previous value to the only build of concurrent calls', async () => {
  const state = { stamp: '1' };
  const cache = cacheAt(state);
  await cache.get('a', async () => 'old');
  state.stamp = '2';
  const build = async (previous: string | undefined) => `${previous}, new`;
  expect(await Promise.all([cache.get('a', build), cache.get('a', build)])).toEqual(['old, new', 'old, new']);
});

test('does not cache a failed build', async () => {
  const cache = cacheAt({ stamp: '1' });
  await expect(cache.get('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  expect(await cache.get('a', async () => 'fine')).toBe('fine');
});

test('evicts the least recently used entry when the capacity is exceeded', async () => {
  const cache = cacheAt({ stamp: '1' }, 10);
  const builds: string[] = [];
  const get = (key: string) => cache.get(key, async () => (builds.push(key), 'xxxxx'));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(builds).toEqual(['a', 'b', 'c', 'b']);
});

test('awaits a lazy query once, although every await would run it again', async () => {
  const cache = cacheAt({ stamp: '1' });
  let asked = 0;
  const query = { then: (tell: (value: string) => void) => tell(`answer ${(asked += 1)}`) };
  // A query can be used like a promise, although it is none.
  const get = () => cache.get('a', () => query as unknown as Promise<string>);
  expect([await get(), await get()]).toEqual(['answer 1', 'answer 1']);
});

describe('while the database is unavailable', () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  test('returns the previous value, marked as stale, and rebuilds it once the database answers', async () => {
    const state = { stamp: '1' };
    const cache = cacheAt(state);
    await cache.get('a', async () => 'old');
    state.stamp = '2';
    expect(await cache.lookUp('a', () => Promise.reject(gone))).toEqual({ value: 'old', isStale: true });
    expect(await cache.get('a', () => Promise.reject(gone))).toBe('old');
    expect(await cache.lookUp('a', async () => 'new')).toEqual({ value: 'new', isStale: false });
  });

  test('returns the previous value to all calls that wait for the same build', async () => {
    const state = { stamp: '1' };
    const cache = cacheAt(state);
    await cache.get('a', async () => 'old');
    state.stamp = '2';
    const fails: (() => void)[] = [];
    const build = () => new Promise<string>((_, reject) => fails.push(() => reject(gone)));
    const first = cache.get('a', build);
    while (fails.length === 0) await Promise.resolve();
    const second = cache.get('a', build);
    // Until the second call waits for the same build.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(fails).toHaveLength(1);
    fails[0]?.();
    expect(await Promise.all([first, second])).toEqual(['old', 'old']);
  });

  test('rejects when there is no previous value, or when the error is not about the connection', async () => {
    const state = { stamp: '1' };
    const cache = cacheAt(state);
    await expect(cache.get('b', () => Promise.reject(gone))).rejects.toBe(gone);
    await cache.get('a', async () => 'old');
    state.stamp = '2';
    await expect(cache.get('a', () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  });
});
