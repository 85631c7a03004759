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

test('a kept chapter is read without a network, whatever quality is asked for, and the site is told later', async () => {
  const { read, page, onOffline } = await setup();
  expect([await read(7), await page('page.webp')]).toEqual(['kept', 'kept page']);
  expect(onOffline).toHaveBeenCalledTimes(1);
});

test('of a chapter that was only fetched ahead the site is told nothing', async () => {
  const { read, onOffline } = await setup();
  expect(await read(7, '&opens=no')).toBe('kept');
  expect(onOffline).not.toHaveBeenCalled();
});

test('a chapter whose time is over is not shown any more', async () => {
  const { read } = await setup({ until: NOW_S });
  await expect(read(7)).rejects.toThrow('no network');
  expect(await (await setup({ until: NOW_S + 1 })).read(7)).toBe('kept');
});

test('with a network the site’s own answer counts', async () => {
  const { read, page, onOffline } = await setup({ isAway: false });
  expect([await read(7), await read(8), await page('other.webp')]).toEqual(['fresh', 'fresh', 'fresh']);
  expect(onOffline).not.toHaveBeenCalled();
});

test('a site that is broken is no site', async () => {
  expect(await (await setup({ isAway: false, status: 502 })).read(7)).toBe('kept');
});

test('what is not kept is the network’s to tell', async () => {
  const { read, page } = await setup();
  await expect(read(8)).rejects.toThrow('no network');
  await expect(page('other.webp')).rejects.toThrow('no network');
});
