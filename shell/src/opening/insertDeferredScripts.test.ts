import { insertDeferredScripts } from './insertDeferredScripts';

const PICTURE = '<link rel="preload" as="fetch" fetchPriority="high" href="/images/one.webp">';
const realFetch = globalThis.fetch;

/** Longer than two frames, and shorter than every other delay. */
const FRAMES_MS = 40;
const ended = jest.fn<PerformanceEntry[], []>();
// jsdom does not implement it.
Object.assign(performance, { getEntriesByName: ended });

/** Resolves when the browser has decoded the picture. */
const decode = jest.fn<Promise<void>, []>();
Object.assign(HTMLImageElement.prototype, { decode });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  ended.mockReturnValue([]);
  decode.mockResolvedValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function setup(links = PICTURE, { isPainted = true, call = '' } = {}) {
  document.head.innerHTML = `${links}<link rel="preload" as="script" fetchpriority="high" href="/other.js">`;
  document.body.innerHTML = `<template data-scripts><i id="script"></i>${call}</template>`;
  const frames: FrameRequestCallback[] = [];
  if (!isPainted) jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  const start = insertDeferredScripts(document);
  return {
    start,
    paint: () => {
      for (const draw of frames.splice(0)) draw(0);
    },
    tell: (event: string) => document.querySelector('link, img')?.dispatchEvent(new Event(event)),
    /** Inserts into the page what an early script makes from a file. */
    make: () => {
      const picture = document.createElement('img');
      picture.src = 'blob:http://localhost/1';
      document.body.append(picture);
      picture.dispatchEvent(new Event('load'));
    },
    hasScripts: async () => {
      await jest.advanceTimersByTimeAsync(FRAMES_MS);
      return document.querySelector('body > #script') !== null;
    },
  };
}

test.each([
  ['before', 'load'],
  ['after', 'load'],
  ['after', 'error'],
])('scripts wait for a preloaded file and for the picture made from it %s its event: %s', async (order, event) => {
  const { make, tell, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  if (order === 'before') make();
  tell(event);
  expect(await hasScripts()).toBe(order === 'before');
  if (order === 'after') make();
  expect(await hasScripts()).toBe(true);
  expect(document.querySelector('template')).toBeNull();
});

test('when no early script makes a picture from a file, scripts wait half a second for one', async () => {
  const { tell, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  tell('load');
  await jest.advanceTimersByTimeAsync(499 - FRAMES_MS);
  expect(await hasScripts()).toBe(false);
  expect(await hasScripts()).toBe(true);
});

test('scripts wait until a loaded picture is decoded', async () => {
  let decoded = () => {};
  decode.mockReturnValue(new Promise((resolve) => (decoded = resolve)));
  const { make, tell, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  make();
  tell('load');
  expect(await hasScripts()).toBe(false);
  decoded();
  expect(await hasScripts()).toBe(true);
});

test('scripts wait for a second file that an early script requests, but not for its picture', async () => {
  const { make, tell, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  tell('load');
  document.head.insertAdjacentHTML('beforeend', PICTURE.replace('one', 'two'));
  make();
  expect(await hasScripts()).toBe(false);
  document.head.querySelector('[href="/images/two.webp"]')!.dispatchEvent(new Event('load'));
  expect(await hasScripts()).toBe(true);
});

test('scripts wait only for the picture of a file that has already loaded, and without files for nothing', async () => {
  ended.mockReturnValue([{} as PerformanceEntry]);
  const { make, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  make();
  expect(await hasScripts()).toBe(true);
  ended.mockReturnValue([]);
  expect(await setup('').hasScripts()).toBe(true);
});

test('scripts wait until the page is painted', async () => {
  const { paint, hasScripts } = setup('', { isPainted: false });
  expect(await hasScripts()).toBe(false);
  paint();
  // The frame is in progress. It is on the screen when the next one begins.
  expect(await hasScripts()).toBe(false);
  paint();
  expect(await hasScripts()).toBe(true);
});

test('scripts do not wait in a background tab', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await setup('', { isPainted: false }).hasScripts()).toBe(true);
});

test.each(['load', 'error'])('scripts wait for pictures with high fetch priority and for no others: %s', async (event) => {
  const isComplete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { tell, hasScripts } = setup('<img fetchPriority="high" src="/images/art.webp"><img src="/images/below.webp">');
  expect(await hasScripts()).toBe(false);
  tell(event);
  expect(await hasScripts()).toBe(true);
  isComplete.mockReturnValue(true);
  expect(await setup('<img fetchPriority="high" src="/images/art.webp">').hasScripts()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('scripts stop waiting when the reader does something: %s', async (sign) => {
  const { hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(await hasScripts()).toBe(true);
});

test.each([
  ['a picture that hangs', true],
  ['a page that is never painted', false],
])('%s delays the scripts by at most four seconds', async (_what, isPainted) => {
  const { hasScripts } = setup(PICTURE, { isPainted });
  await jest.advanceTimersByTimeAsync(3999 - FRAMES_MS);
  expect(await hasScripts()).toBe(false);
  expect(await hasScripts()).toBe(true);
});

test('API calls of the page are made when its scripts are inserted, and not for a new reader', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = (...request) => {
    asked.push(request);
    return Promise.resolve({ ok: true } as Response);
  };
  const call = '<link rel="preload" as="fetch" href="/api/title_detail?title_id=1">';
  expect(await setup('', { call }).hasScripts()).toBe(true);
  expect([asked, globalThis.komawariAnswers]).toEqual([[], undefined]);
  localStorage.setItem('sessionId', '"2b1c"');
  const { paint, hasScripts } = setup('', { call, isPainted: false });
  expect(await hasScripts()).toBe(false);
  paint();
  await hasScripts();
  expect(asked).toEqual([]);
  paint();
  expect(await hasScripts()).toBe(true);
  expect(document.querySelector('link[as="fetch"]')).toBeNull();
  // Without a header, like the session's cookie.
  const options = { credentials: 'include', priority: 'low', signal: expect.any(AbortSignal) };
  expect(asked).toEqual([['/api/title_detail?title_id=1', options]]);
  expect(await globalThis.komawariAnswers?.get('/api/title_detail?title_id=1')).toEqual({ ok: true });
  globalThis.komawariAnswers = undefined;
  globalThis.fetch = realFetch;
  localStorage.clear();
});

test('scripts wait until the document is parsed', async () => {
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { hasScripts } = setup('');
  expect(await hasScripts()).toBe(false);
  reading.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await hasScripts()).toBe(true);
});
