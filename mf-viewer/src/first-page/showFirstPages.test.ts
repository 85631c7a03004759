import { PageType } from '@komawari/shared-proto';
import { takeFirstPicture } from '../images/loading/firstPictures';
import type { OpeningChapter } from '../model/opening/openingChapter';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const CHAPTER: OpeningChapter = {
  chapterId: 7,
  titleId: 1,
  isVerticalOnly: false,
  isRtl: true,
  pages: [1, 2, 3, 4].map((number) => {
    const size = { width: 800, height: 1200 };
    return { number, imageUrl: `/images/${number}`, encryptionKey: '', ...size, type: PageType.SINGLE };
  }),
};

const { fetch: realFetch, ResizeObserver: RealObserver } = globalThis;
let asked: string[] = [];
let answers: (() => void)[] = [];
let layOut: (() => void)[] = [];
let decode: (() => void)[] = [];

/** The browser's records of files that have ended. */
const ended = jest.fn<PerformanceEntry[], []>(() => []);
// jsdom does not implement it.
Object.assign(performance, { getEntriesByName: ended });

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 400 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.assign(URL, { createObjectURL: () => 'blob:page' });
  // A browser without element timing.
  Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });
});

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => decode.push(resolve));
  asked = [];
  answers = [];
  globalThis.ResizeObserver = class extends RealObserver {
    constructor(tell: ResizeObserverCallback) {
      super(tell);
      layOut.push(() => tell([], this));
    }
  };
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return new Promise((resolve) => answers.push(() => resolve(new Response(Uint8Array.from(PNG)))));
  };
});

afterEach(() => {
  ended.mockReturnValue([]);
  document.head.replaceChildren();
  globalThis.fetch = realFetch;
  globalThis.ResizeObserver = RealObserver;
  layOut = [];
  decode = [];
  globalThis.komawariFirstPictures = undefined;
  document.body.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const aTask = () => new Promise((resolve) => setTimeout(resolve));

/** Decodes every picture that has loaded. The next frame shows them. */
async function showPictures() {
  for (const done of decode.splice(0)) done();
  await aTask();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await aTask();
  await aTask();
}

async function layOutPage() {
  for (const tell of layOut.splice(0)) tell();
  await aTask();
}

/** A page rendered with this chapter, for a reader with this stored data, laid out on their screen. */
async function setup({
  stored = {},
  search = '',
  head = '',
  body = '',
  isLaidOut = true,
}: {
  stored?: Record<string, unknown>;
  search?: string;
  head?: string;
  body?: string;
  isLaidOut?: boolean;
} = {}) {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  const frame = document.createElement('div');
  const layer = document.createElement('div');
  layer.dataset.firstPages = JSON.stringify(CHAPTER);
  document.body.append(frame, layer);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  history.replaceState(null, '', `/viewer/7${search}`);
  await jest.isolateModulesAsync(async () => void (await import('./showFirstPages')));
  await aTask();
  if (isLaidOut) await layOutPage();
  const answer = async () => {
    answers.shift()?.();
    await aTask();
  };
  return {
    frame,
    layer,
    answer,
    numbers: () => [...layer.querySelectorAll('[data-first-page]')].map(({ textContent }) => textContent),
  };
}

test('renders a box for each visible page and fetches their pictures one after the other', async () => {
  const { frame, layer, numbers, answer } = await setup();
  expect(numbers()).toEqual(['1', '2']);
  expect(frame.dataset.slider).toBeUndefined();
  const preloads = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(asked).toEqual(['/images/1']);
  expect(preloads()).toEqual([]);
  await answer();
  expect(layer.querySelectorAll('img')).toHaveLength(1);
  expect(layer.querySelector('[data-first-page="1"] img')).toHaveAttribute('src', 'blob:page');
  // The second picture waits until the first is on the screen, and the scripts of the page are deferred until the second has loaded.
  expect(asked).toEqual(['/images/1']);
  expect(preloads()).toEqual([]);
  ended.mockReturnValue([{} as PerformanceEntry]);
  await showPictures();
  expect(asked).toEqual(['/images/1', '/images/2']);
  expect(preloads()).toEqual([['preload', '/images/2']]);
});

test.each(['load', 'error'])(
  'requests a picture only when its preload has ended, since WebKit would load it twice: %s',
  async (event) => {
    const { answer, layer } = await setup({ head: '<link rel="preload" as="fetch" href="/images/1">' });
    const preload = (number: number) => document.head.querySelector(`link[href="/images/${number}"]`)!;
    expect(asked).toEqual([]);
    preload(1).dispatchEvent(new Event(event));
    await aTask();
    expect(asked).toEqual(['/images/1']);
    await answer();
    await showPictures();
    expect(asked).toEqual(['/images/1']);
    preload(2).dispatchEvent(new Event(event));
    await aTask();
    expect(asked).toEqual(['/images/1', '/images/2']);
    expect(layer.querySelectorAll('img')).toHaveLength(1);
  },
);

test('requests a picture at once if its preload has ended before', async () => {
  ended.mockReturnValue([{} as PerformanceEntry]);
  await setup({ head: '<link rel="preload" as="fetch" href="/images/1">' });
  expect(asked).toEqual(['/images/1']);
});

test('applies the stored reading mode, tone, brightness and position', async () => {
  const progress = { titleId: 1, titleName: '', portraitImageUrl: '', chapterId: 7, chapterName: '', pageCount: 4 };
  const { frame, layer, numbers } = await setup({
    stored: {
      viewerMode: 'horizontal',
      viewerSettings: { byTitle: { 1: { tone: 'paper', brightness: 80 } } },
      readingProgress: { 1: { ...progress, page: 2, fraction: 0, at: 1 } },
    },
  });
  expect(numbers()).toEqual(['3']);
  expect(layer.dataset).toMatchObject({ tone: 'paper' });
  expect(frame.dataset).toMatchObject({ slider: '' });
  expect(layer.firstElementChild).toHaveStyle({ filter: 'brightness(80%)' });
});

test('starts at the page named in the URL', async () => {
  expect((await setup({ search: '?p=4' })).numbers()).toEqual(['4']);
});

test('renders no pages before the stylesheet loads, but fetches the first picture once meanwhile', async () => {
  const { numbers } = await setup({ head: '<link rel="stylesheet">' });
  expect(numbers()).toEqual([]);
  expect(asked).toEqual(['/images/1']);
  document.head.querySelector('link')!.dispatchEvent(new Event('load'));
  await aTask();
  await layOutPage();
  expect(numbers()).toEqual(['1', '2']);
  expect(asked).toEqual(['/images/1']);
});

test('renders nothing when React removes the layer before the stylesheet loads', async () => {
  const { layer, numbers } = await setup({ head: '<link rel="stylesheet">' });
  layer.remove();
  document.head.querySelector('link')!.dispatchEvent(new Event('load'));
  await aTask();
  await layOutPage();
  expect(numbers()).toEqual([]);
});

test('renders no pages before the browser lays out the document', async () => {
  const { numbers } = await setup({ isLaidOut: false });
  expect(numbers()).toEqual([]);
  await layOutPage();
  expect(numbers()).toEqual(['1', '2']);
});

test('renders pages in a background tab, which browsers do not lay out', async () => {
  const isHidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { numbers } = await setup({ isLaidOut: false });
  expect(numbers()).toEqual(['1', '2']);
  isHidden.mockRestore();
});

/** The composition JSON of the page, and the template that holds its deferred scripts. */
const WITH_SCRIPTS = `
  <script type="application/json" id="komawari-composition">${JSON.stringify({
    composition: {
      remotes: [
        { name: 'mf_comments', baseUrl: '/c/', integrity: {} },
        {
          name: 'mf_viewer',
          baseUrl: '/v/',
          integrity: { 'book.12.js': 'sha-1', 'book.34.css': 'sha-2', 'later.56.js': 'sha-3' },
        },
      ],
    },
  })}</script>
  <template data-scripts><script src="/shell.js"></script></template>`;

const waitingPreloads = () =>
  [...document.querySelector('template')!.content.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
    link.integrity,
  ]);

test('preloads the code of the book stage with the deferred scripts in horizontal mode', async () => {
  await setup({ stored: { viewerMode: 'horizontal' }, body: WITH_SCRIPTS });
  expect(waitingPreloads()).toEqual([
    ['preload', '/v/book.12.js', 'sha-1'],
    ['preload', '/v/book.34.css', 'sha-2'],
  ]);
  expect(document.head.querySelector('link')).toBeNull();
});

test('preloads no code of the book stage for a strip', async () => {
  await setup({ body: WITH_SCRIPTS });
  expect(waitingPreloads()).toEqual([]);
});

test('preloads the code of the book stage at once when the scripts are not deferred', async () => {
  await setup({ stored: { viewerMode: 'horizontal' }, body: WITH_SCRIPTS.replace('template data-scripts', 'template') });
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/v/book.12.js',
    '/v/book.34.css',
  ]);
});

test('takeFirstPicture hands over a picture that is still loading, once', async () => {
  const { answer } = await setup();
  const source = { imageUrl: '/images/1', encryptionKey: '' };
  const taken = takeFirstPicture(source);
  expect(takeFirstPicture(source)).toBeUndefined();
  expect(takeFirstPicture({ imageUrl: '/images/9', encryptionKey: '' })).toBeUndefined();
  await answer();
  expect(await taken).toMatchObject({ kind: 'picture', blob: { size: PNG.length }, objectUrl: 'blob:page' });
});

test('fetches nothing when React has already removed the layer', async () => {
  await jest.isolateModulesAsync(async () => void (await import('./showFirstPages')));
  await aTask();
  expect(asked).toEqual([]);
});
