import { fakeCaches } from '@komawari/tooling/testing/caches';
import { createCompositions } from './compositions';

const MINUTE_MS = 60_000;
const ONE = [{ address: '/shell/1/shell.js', integrity: 'sha384-1' }];
const TWO = [{ address: '/shell/2/shell.js', integrity: 'sha384-2' }];

/** A browser, and a site that serves one composition after another. */
function setup() {
  const site = { id: 'one', status: 200, isAway: false, hasName: true };
  const time = { now: 1_000_000 };
  const asked: [string, RequestInit | undefined][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push([url, init]);
    if (site.isAway) throw new TypeError('no network');
    const headers: HeadersInit = site.hasName ? { 'Komawari-Composition': site.id } : {};
    return new Response(`${url} of ${site.id}`, { status: site.status, headers });
  };
  const caches = fakeCaches();
  const compositions = createCompositions({ caches, fetch, now: () => time.now });
  const open = async (path = '/titles/1') => (await compositions.open(new Request(`http://localhost${path}`))).text();
  return { site, time, asked, caches, compositions, open };
}

const fromNetwork = (id: string) => `http://localhost/titles/1 of ${id}`;
const kept = (id: string) => `/-/document of ${id}`;

test('a page is loaded from the network, also when a composition is kept', async () => {
  const { compositions, open } = setup();
  expect(await open()).toBe(fromNetwork('one'));
  await compositions.keep({ id: 'one', files: ONE });
  expect(await open()).toBe(fromNetwork('one'));
});

test('offline, every URL opens the document of the last composition that worked', async () => {
  const { site, compositions, open } = setup();
  await compositions.keep({ id: 'one', files: ONE });
  site.isAway = true;
  expect([await open('/titles/1'), await open('/never/seen')]).toEqual([kept('one'), kept('one')]);
});

test('offline with nothing kept, the network error is thrown', async () => {
  const { site, open } = setup();
  site.isAway = true;
  await expect(open()).rejects.toThrow('no network');
});

test('a 503 without the header of the site counts as offline, and other responses are used', async () => {
  const { site, compositions, open } = setup();
  await compositions.keep({ id: 'one', files: ONE });
  Object.assign(site, { status: 503, hasName: false });
  expect(await open()).toBe(kept('one'));
  site.hasName = true;
  expect(await open()).toBe(fromNetwork('one'));
  Object.assign(site, { status: 404, hasName: false });
  expect(await open()).toBe(fromNetwork('one'));
});

test('a site that does not answer within 8 s counts as offline when a composition is kept', async () => {
  jest.useFakeTimers();
  try {
    const { compositions } = setup();
    await compositions.keep({ id: 'one', files: ONE });
    const opened = compositions.open(new Request('http://localhost/titles/1'), new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(8000);
    expect(await (await opened).text()).toBe(kept('one'));
  } finally {
    jest.useRealTimers();
  }
});

test('a navigation preload is used in place of a request', async () => {
  const { asked, compositions } = setup();
  const preloaded = Promise.resolve(new Response('preloaded'));
  const response = await compositions.open(new Request('http://localhost/titles/1'), preloaded);
  expect([await response.text(), asked]).toEqual(['preloaded', []]);
});

// Firefox resolves a preload to such a response, and other browsers reject it.
test.each([
  ['is the response of an error', () => Promise.resolve(Response.error())],
  ['is rejected', () => Promise.reject(new TypeError('no network'))],
])('offline, the kept document also replaces a navigation preload that %s', async (_what, preload) => {
  const { site, compositions } = setup();
  await compositions.keep({ id: 'one', files: ONE });
  site.isAway = true;
  const response = await compositions.open(new Request('http://localhost/titles/1'), preload());
  expect(await response.text()).toBe(kept('one'));
});

describe('a new composition', () => {
  async function afterOne() {
    const all = setup();
    await all.compositions.keep({ id: 'one', files: ONE });
    all.site.id = 'two';
    return all;
  }

  it('that fails to start twice is replaced by the last one that worked, and tried again an hour later', async () => {
    const { time, open } = await afterOne();
    expect([await open(), await open(), await open()]).toEqual([fromNetwork('two'), fromNetwork('two'), kept('one')]);
    time.now += 61 * MINUTE_MS;
    expect(await open()).toBe(fromNetwork('two'));
  });

  it('that starts is opened every time', async () => {
    const { compositions, open } = await afterOne();
    for (let visit = 0; visit < 4; visit += 1) {
      expect(await open()).toBe(fromNetwork('two'));
      await compositions.started('two');
    }
  });

  it('after one that fails to start has two attempts of its own', async () => {
    const { site, open } = await afterOne();
    await open();
    await open();
    site.id = 'three';
    expect([await open(), await open(), await open()]).toEqual([fromNetwork('three'), fromNetwork('three'), kept('one')]);
  });

  it('replaces the old one only when all of its files are stored', async () => {
    const { site, caches, compositions, open } = await afterOne();
    site.status = 500;
    await expect(compositions.keep({ id: 'two', files: TWO })).resolves.toBe(false);
    site.isAway = true;
    expect(await open()).toBe(kept('one'));
    Object.assign(site, { isAway: false, status: 200 });
    await compositions.keep({ id: 'two', files: TWO });
    site.isAway = true;
    expect(await open()).toBe(kept('two'));
    const files = await (await caches.open('komawari-files')).keys();
    expect(files.map(({ url }) => url)).toEqual(['http://localhost/shell/2/shell.js']);
    expect((await (await caches.open('komawari-documents')).keys()).map(({ url }) => url)).toEqual([
      'http://localhost/~worker/document/two',
    ]);
  });

  it('is not kept when the live document belongs to another composition', async () => {
    const { site, compositions, open } = await afterOne();
    await compositions.keep({ id: 'three', files: TWO });
    site.isAway = true;
    expect(await open()).toBe(kept('one'));
  });
});

test('files are fetched with their hashes, and only if they are not cached', async () => {
  const { asked, compositions } = setup();
  await compositions.keep({ id: 'one', files: ONE });
  await compositions.keep({ id: 'one', files: [...ONE, { address: '/shell/1/th.json', integrity: 'sha384-t' }] });
  expect(asked).toEqual([
    ['/-/document', { cache: 'no-cache' }],
    ['/shell/1/shell.js', { integrity: 'sha384-1', priority: 'low' }],
    ['/shell/1/th.json', { integrity: 'sha384-t', priority: 'low' }],
  ]);
});

test('keeping a composition fails when one of its files fails to load', async () => {
  const broken = createCompositions({
    caches: fakeCaches(),
    fetch: async (input) =>
      String(input).startsWith('/shell/')
        ? new Response('', { status: 404 })
        : new Response('', { headers: { 'Komawari-Composition': 'one' } }),
  });
  await expect(broken.keep({ id: 'one', files: ONE })).rejects.toThrow('/shell/1/shell.js did not come: 404');
});

test('the start of a composition that is not kept is ignored', async () => {
  await expect(setup().compositions.started('never opened')).resolves.toBeUndefined();
});
