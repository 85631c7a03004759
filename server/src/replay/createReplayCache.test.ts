import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createReplayCache, type ReplayCache } from './createReplayCache';
import type { RequestDependencies } from './RequestDependencies';

function aRequest(url: string, headers: Record<string, string> = {}): IncomingMessage {
  const all = { host: 'reader.test', ...headers };
  return Object.assign(new IncomingMessage(new Socket()), {
    ...{ method: 'GET', url, headers: all },
    rawHeaders: Object.entries(all).flat(),
  });
}

const shared =
  (bytes = 1) =>
  async (dependencies: RequestDependencies) => {
    const body = new Uint8Array(bytes);
    dependencies.share(body);
    return new Response(body);
  };

const isKept = async (cache: ReplayCache, url: string) => (await cache.find(aRequest(url))) !== undefined;

test('neither stores nor finds answers while the state is unknown', async () => {
  let state: () => Promise<string | undefined> = async () => 'one';
  const cache = createReplayCache(() => state());
  await cache.keep(aRequest('/a'), shared());
  expect(await isKept(cache, '/a')).toBe(true);
  for (const unknown of [async () => undefined, () => Promise.reject(new Error('gone'))]) {
    state = unknown;
    expect(await isKept(cache, '/a')).toBe(false);
    await cache.keep(aRequest('/b'), shared());
    state = async () => 'one';
    expect(await isKept(cache, '/b')).toBe(false);
  }
});

test('does not store an answer if the state changed meanwhile', async () => {
  let state = 'one';
  const cache = createReplayCache(async () => state);
  await cache.keep(aRequest('/a'), (dependencies) => {
    state = 'two';
    return shared()(dependencies);
  });
  expect(await isKept(cache, '/a')).toBe(false);
});

test('does not store answers that are not shared, are personal, or set a cookie', async () => {
  const cache = createReplayCache(async () => 'one');
  await cache.keep(aRequest('/plain'), async () => new Response('plain'));
  await cache.keep(aRequest('/personal'), async (dependencies) => {
    dependencies.makePersonal();
    return shared()(dependencies);
  });
  await cache.keep(aRequest('/cookie'), async (dependencies) => {
    await shared()(dependencies);
    return new Response('', { headers: { 'Set-Cookie': 'a=b' } });
  });
  await cache.keep(aRequest('/all'), async (dependencies) => {
    const headers = dependencies.watch(new Headers({ 'User-Agent': 'x' }));
    expect([...headers]).toHaveLength(1);
    return shared()(dependencies);
  });
  for (const url of ['/plain', '/personal', '/cookie', '/all']) expect([url, await isKept(cache, url)]).toEqual([url, false]);
});

test('evicts the oldest answers at the capacity, and does not store very large ones', async () => {
  const cache = createReplayCache(async () => 'one');
  const MIB = 1024 * 1024;
  await cache.keep(aRequest('/huge'), shared(MIB + 1));
  expect(await isKept(cache, '/huge')).toBe(false);
  for (let count = 0; count < 40; count += 1) await cache.keep(aRequest(`/${count}`), shared(MIB));
  expect(await isKept(cache, '/0')).toBe(false);
  expect(await isKept(cache, '/39')).toBe(true);
});

test('limits the variants of each URL, so that invented headers evict only their own', async () => {
  const cache = createReplayCache(async () => 'one');
  await cache.keep(aRequest('/b'), shared());
  const reading = (request: IncomingMessage) =>
    cache.keep(request, (dependencies) => {
      dependencies.watch(new Headers()).get('If-None-Match');
      return shared()(dependencies);
    });
  for (let count = 0; count < 100; count += 1) await reading(aRequest('/a', { 'if-none-match': `"${count}"` }));
  expect(await cache.find(aRequest('/a', { 'if-none-match': '"0"' }))).toBeUndefined();
  expect(await cache.find(aRequest('/a', { 'if-none-match': '"99"' }))).toBeDefined();
  expect(await isKept(cache, '/b')).toBe(true);
});
