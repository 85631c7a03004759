import { KEPT_CACHE, KEPT_UNTIL_HEADER, keptChapterAddress } from '@komawari/shared-domain';
import { fakeCaches } from '@komawari/tooling/testing/caches';
import { createKeptChapters } from './keptChapters';

const NOW_S = 1000;

async function setup({ until = 0, isAway = true, status = 200 } = {}) {
  const caches = fakeCaches();
  const cache = await caches.open(KEPT_CACHE);
  await cache.put(keptChapterAddress(7), new Response('kept', { headers: { [KEPT_UNTIL_HEADER]: String(until) } }));
  await cache.put('http://localhost/images/page.webp', new Response('kept page'));
  const fetch = async () => {
    if (isAway) throw new TypeError('no network');
    return new Response('fresh', { status });
  };
  const kept = createKeptChapters({ caches, fetch, now: () => NOW_S * 1000 });
  const onOffline = jest.fn();
  const read = async (chapterId: number, more = '') =>
    (await kept.chapter(new Request(`http://localhost/api/manga_viewer?chapter_id=${chapterId}${more}`), onOffline)).text();
  const page = async (name: string) => (await kept.page(new Request(`http://localhost/images/${name}`))).text();
  return { read, page, onOffline };
}

test('offline, a kept chapter and its pages are read from the cache, and onOffline is called', async () => {
  const { read, page, onOffline } = await setup();
  expect([await read(7), await page('page.webp')]).toEqual(['kept', 'kept page']);
  expect(onOffline).toHaveBeenCalledTimes(1);
});

test('offline, a kept chapter is read from the cache whatever image quality is requested', async () => {
  const { read } = await setup();
  expect([await read(7, '&img_quality=low'), await read(7, '&img_quality=super_high')]).toEqual(['kept', 'kept']);
});

test('prefetching a kept chapter does not call onOffline', async () => {
  const { read, onOffline } = await setup();
  expect(await read(7, '&opens=no')).toBe('kept');
  expect(onOffline).not.toHaveBeenCalled();
});

test('a kept chapter that has expired is not shown', async () => {
  const { read } = await setup({ until: NOW_S });
  await expect(read(7)).rejects.toThrow('no network');
  expect(await (await setup({ until: NOW_S + 1 })).read(7)).toBe('kept');
});

test('with a network, the response of the site is used', async () => {
  const { read, page, onOffline } = await setup({ isAway: false });
  expect([await read(7), await read(8), await page('other.webp')]).toEqual(['fresh', 'fresh', 'fresh']);
  expect(onOffline).not.toHaveBeenCalled();
});

test('an error response of the site counts as offline', async () => {
  expect(await (await setup({ isAway: false, status: 502 })).read(7)).toBe('kept');
});

describe('a chapter that the publisher took down', () => {
  const infoOf = (chapterId: number, images: string[]) => new Response(JSON.stringify({ chapterId, images }));
  const at = (path: string) => `http://localhost${path}`;

  async function setupTwo(answer: () => Response) {
    const caches = fakeCaches();
    const cache = await caches.open(KEPT_CACHE);
    for (const path of ['/~kept/7', '/~kept/8', '/images/own', '/images/shared', '/images/other'])
      await cache.put(at(path), new Response('kept'));
    await cache.put(at('/~kept/7/info'), infoOf(7, [at('/images/own'), at('/images/shared')]));
    await cache.put(at('/~kept/8/info'), infoOf(8, [at('/images/shared'), at('/images/other')]));
    const asked: string[] = [];
    const time = { now: 0 };
    const fetch = async (input: RequestInfo | URL) => {
      asked.push(String(input));
      return answer();
    };
    const kept = createKeptChapters({ caches, fetch, now: () => time.now });
    const paths = async () => (await cache.keys()).map(({ url }) => new URL(url).pathname.replace('/images/', '')).sort();
    return { kept, asked, time, paths };
  }

  it('is deleted with its pictures, except those that another kept chapter shows', async () => {
    const { kept, asked, paths } = await setupTwo(() => Response.json({ gone: [7] }));
    await kept.dropGone();
    expect(asked).toEqual(['/-/kept-chapters?ids=7,8']);
    expect(await paths()).toEqual(['/~kept/8', '/~kept/8/info', 'other', 'shared']);
  });

  it('is checked for at most once a minute', async () => {
    const { kept, asked, time } = await setupTwo(() => Response.json({ gone: [] }));
    for (time.now of [0, 59_999, 60_000, 60_001]) await kept.dropGone();
    expect(asked).toHaveLength(2);
  });

  it('stays while the site cannot answer', async () => {
    const { kept, paths } = await setupTwo(() => new Response('', { status: 503 }));
    await kept.dropGone();
    expect(await paths()).toHaveLength(7);
  });

  it('is not checked for when nothing is kept', async () => {
    const fetch = jest.fn();
    await createKeptChapters({ caches: fakeCaches(), fetch }).dropGone();
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('a chapter or page that is not kept fails with the network error', async () => {
  const { read, page } = await setup();
  await expect(read(8)).rejects.toThrow('no network');
  await expect(page('other.webp')).rejects.toThrow('no network');
});
