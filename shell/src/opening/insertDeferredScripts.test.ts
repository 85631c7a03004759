import { insertDeferredScripts } from './insertDeferredScripts';

const PICTURE = '<link rel="preload" as="fetch" fetchPriority="high" href="/images/one.webp">';
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
])('the scripts wait for a file, and for what an early script makes of it, %s it tells its end: %s', async (order, event) => {
  const { make, tell, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  if (order === 'before') make();
  tell(event);
  expect(await hasScripts()).toBe(order === 'before');
  if (order === 'after') make();
  expect(await hasScripts()).toBe(true);
  expect(document.querySelector('template')).toBeNull();
});

test('where no early script makes anything of a file, they wait half a second for it', async () => {
  const { tell, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  tell('load');
  await jest.advanceTimersByTimeAsync(499 - FRAMES_MS);
  expect(await hasScripts()).toBe(false);
  expect(await hasScripts()).toBe(true);
});

test('they wait until a picture that has come is on the screen', async () => {
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

test('they wait for the file that an early script asks for when the first is seen, and not for what it makes of it', async () => {
  const { make, tell, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  tell('load');
  document.head.insertAdjacentHTML('beforeend', PICTURE.replace('one', 'two'));
  make();
  expect(await hasScripts()).toBe(false);
  document.head.querySelector('[href="/images/two.webp"]')!.dispatchEvent(new Event('load'));
  expect(await hasScripts()).toBe(true);
});

test('they do not wait for a file that has come already, but for its picture, and for nothing where there is none', async () => {
  ended.mockReturnValue([{} as PerformanceEntry]);
  const { make, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  make();
  expect(await hasScripts()).toBe(true);
  ended.mockReturnValue([]);
  expect(await setup('').hasScripts()).toBe(true);
});

test('they wait until the page is on the screen', async () => {
  const { paint, hasScripts } = setup('', { isPainted: false });
  expect(await hasScripts()).toBe(false);
  paint();
  // The frame is in progress. It is on the screen when the next one begins.
  expect(await hasScripts()).toBe(false);
  paint();
  expect(await hasScripts()).toBe(true);
});

test('a tab in the background is not painted, and waits for nothing', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await setup('', { isPainted: false }).hasScripts()).toBe(true);
});

test.each(['load', 'error'])('they wait for the pictures that the page says come first, and for no others: %s', async (event) => {
  const isComplete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { tell, hasScripts } = setup('<img fetchPriority="high" src="/images/art.webp"><img src="/images/below.webp">');
  expect(await hasScripts()).toBe(false);
  tell(event);
  expect(await hasScripts()).toBe(true);
  isComplete.mockReturnValue(true);
  expect(await setup('<img fetchPriority="high" src="/images/art.webp">').hasScripts()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a reader who does something waits no longer: %s', async (sign) => {
  const { hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(await hasScripts()).toBe(true);
});

test.each([
  ['a picture that hangs', true],
  ['a page that is never painted', false],
])('%s is not waited for for ever', async (_what, isPainted) => {
  const { hasScripts } = setup(PICTURE, { isPainted });
  await jest.advanceTimersByTimeAsync(3999 - FRAMES_MS);
  expect(await hasScripts()).toBe(false);
  expect(await hasScripts()).toBe(true);
});

test('what is asked for ahead of one reader’s is left out for a new one', async () => {
  const hasCall = () => document.querySelector('body > link[as="fetch"]') !== null;
  const call = '<link rel="preload" as="fetch" href="/api/title_detail">';
  expect(await setup('', { call }).hasScripts()).toBe(true);
  expect(hasCall()).toBe(false);
  localStorage.setItem('sessionId', '"2b1c"');
  expect(await setup('', { call }).hasScripts()).toBe(true);
  expect(hasCall()).toBe(true);
  localStorage.clear();
});

test('a page that is still being read is read to its end', async () => {
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { hasScripts } = setup('');
  expect(await hasScripts()).toBe(false);
  reading.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await hasScripts()).toBe(true);
});
