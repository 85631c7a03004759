import { KEPT_CACHE, KEPT_UNTIL_HEADER, keptChapterAddress } from '@komawari/shared-domain';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { fakeCaches } from '@komawari/tooling/testing/caches';
import { type KeepRequest, keepChapter, keptChapters, removeKept } from './keptStore';

const NOW = 1000;
const realFetch = globalThis.fetch;
beforeEach(() => Object.defineProperty(globalThis, 'caches', { configurable: true, value: fakeCaches() }));
afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'caches');
});

/** A site with one chapter of these pictures. Some of them do not load. */
function serve(images: readonly string[], { missing = [] as string[], isRefused = false } = {}) {
  const value = aMangaViewer({ pages: images.map((name) => aMangaPage({ imageUrl: `http://localhost/images/${name}` })) });
  const answer = isRefused
    ? encodeResponse({ kind: 'error', action: 0, debugInfo: 'no', popups: [] })
    : encodeResponse({ kind: 'success', view: { kind: 'mangaViewer', value } });
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    asked.push(pathname);
    if (pathname.startsWith('/api/')) return new Response(answer);
    const isThere = !missing.some((name) => pathname.endsWith(name));
    return new Response('x'.repeat(100), { status: isThere ? 200 : 404 });
  };
  return { asked, bytes: answer.byteLength };
}

function aRequest(fields: Partial<KeepRequest> = {}): KeepRequest {
  return {
    chapterId: 7,
    titleId: 1,
    titleName: 'Neon Harbor',
    chapterName: '#001',
    until: 0,
    address: '/api/manga_viewer?chapter_id=7',
    session: 'mara',
    onProgress: () => {},
    signal: new AbortController().signal,
    ...fields,
  };
}

const addresses = async () => (await (await caches.open(KEPT_CACHE)).keys()).map(({ url }) => new URL(url).pathname).sort();

test('keepChapter caches the chapter and its pages, reports progress, and records the size', async () => {
  const { bytes } = serve(['a', 'b', 'a']);
  const parts: number[] = [];
  const kept = await keepChapter(aRequest({ until: NOW + 5, onProgress: (part) => parts.push(part) }));
  expect(kept).toMatchObject({ chapterId: 7, bytes: bytes + 200 });
  expect(parts).toEqual([0.5, 1]);
  const answer = await (await caches.open(KEPT_CACHE)).match(keptChapterAddress(7));
  expect(answer?.headers.get(KEPT_UNTIL_HEADER)).toBe(String(NOW + 5));
  expect(await keptChapters(NOW)).toEqual([kept]);
});

test('keepChapter rejects and caches nothing when a page fails to load', async () => {
  serve(['a', 'b', 'c', 'd'], { missing: ['d'] });
  await expect(keepChapter(aRequest())).rejects.toThrow('404');
  expect(await addresses()).toEqual([]);
});

test('keepChapter rejects a chapter that the server refuses', async () => {
  serve([], { isRefused: true });
  await expect(keepChapter(aRequest())).rejects.toThrow('cannot be read');
  expect(await keptChapters(NOW)).toEqual([]);
});

test('removeKept removes a chapter but not the pictures that another one shares', async () => {
  serve(['a', 'shared']);
  await keepChapter(aRequest());
  serve(['b', 'shared']);
  await keepChapter(aRequest({ chapterId: 8, chapterName: '#002' }));
  await removeKept(7);
  await removeKept(99);
  expect(await addresses()).toEqual(['/images/b', '/images/shared', '/~kept/8', '/~kept/8/info']);
});

test('keptChapters removes an expired chapter', async () => {
  serve(['a']);
  await keepChapter(aRequest({ until: NOW }));
  expect(await keptChapters(NOW)).toEqual([]);
  expect(await addresses()).toEqual([]);
});

test('keptChapters sorts by title and chapter, and creates no cache while nothing is kept', async () => {
  expect(await keptChapters(NOW)).toEqual([]);
  expect(await caches.has(KEPT_CACHE)).toBe(false);
  serve(['a']);
  for (const [chapterId, titleName] of [
    [9, 'B'],
    [8, 'B'],
    [7, 'C'],
    [6, 'A'],
  ] as const)
    await keepChapter(aRequest({ chapterId, titleName }));
  expect((await keptChapters(NOW)).map(({ chapterId }) => chapterId)).toEqual([6, 8, 9, 7]);
});
