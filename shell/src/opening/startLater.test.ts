import { startLater } from './startLater';

const PICTURE = '<link rel="preload" as="fetch" fetchPriority="high" href="/images/one.webp">';
const ended = jest.fn<PerformanceEntry[], []>();
// jsdom knows nothing of it.
Object.assign(performance, { getEntriesByName: ended });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  ended.mockReturnValue([]);
});
afterEach(() => jest.useRealTimers());

function setup(links = PICTURE) {
  document.head.innerHTML = `${links}<link rel="preload" as="script" fetchpriority="high" href="/other.js">`;
  document.body.innerHTML = '<template data-scripts><i id="script"></i></template>';
  const start = startLater(document);
  return {
    start,
    tell: (event: string) => document.querySelector('link')?.dispatchEvent(new Event(event)),
    hasScripts: async () => {
      await jest.advanceTimersByTimeAsync(0);
      return document.querySelector('body > #script') !== null;
    },
  };
}

test.each(['load', 'error'])('the scripts wait until the picture tells its end: %s', async (event) => {
  const { tell, hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  tell(event);
  expect(await hasScripts()).toBe(true);
  expect(document.querySelector('template')).toBeNull();
});

test('they wait for no picture that has come already, and where there is none', async () => {
  ended.mockReturnValue([{} as PerformanceEntry]);
  expect(await setup().hasScripts()).toBe(true);
  ended.mockReturnValue([]);
  expect(await setup('').hasScripts()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a reader who does something waits no longer: %s', async (sign) => {
  const { hasScripts } = setup();
  expect(await hasScripts()).toBe(false);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(await hasScripts()).toBe(true);
});

test('a picture that hangs is not waited for for ever', async () => {
  const { hasScripts } = setup();
  await jest.advanceTimersByTimeAsync(3999);
  expect(await hasScripts()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await hasScripts()).toBe(true);
});

test('a page that is still being read is read to its end', async () => {
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { hasScripts } = setup('');
  expect(await hasScripts()).toBe(false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await hasScripts()).toBe(true);
  reading.mockRestore();
});
