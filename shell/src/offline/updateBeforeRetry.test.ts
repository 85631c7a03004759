import { aComposition } from '../composition/testing/aComposition';
import { updateBeforeRetry } from './updateBeforeRetry';

const composition = aComposition();
const { name } = composition.remotes[0]!;
const realFetch = globalThis.fetch;
let live: string;
let isReload: boolean;
beforeEach(() => {
  live = 'rolled back to';
  isReload = false;
  globalThis.fetch = async () => new Response(null, { headers: { 'Komawari-Composition': live } });
  // jsdom has no navigation entries.
  performance.getEntriesByType = () => [{ type: isReload ? 'reload' : 'navigate' }] as unknown as PerformanceEntryList;
  document.body.innerHTML = `<input /><main><div data-remote="${name}" data-status="failed"></div></main>`;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.restoreAllMocks();
});

/** Whether an automatic retry loads the page again. */
async function retry(shown = composition): Promise<boolean> {
  const reload = jest.fn(() => Promise.resolve());
  const isReloaded = await updateBeforeRetry(shown, name, reload);
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  return isReloaded;
}

test('who stands before a release that was rolled back gets the live one without a press', async () => {
  expect(await retry()).toBe(true);
  live = composition.id;
  expect(await retry()).toBe(false);
});

test.each([
  ['another remote', '<div data-remote="mf_other" data-status="failed"></div>'],
  ['a page that can be read, and only its messages are missing', `<div data-remote="${name}" data-status="ready"></div>`],
  ['a page that the reader left', `<div data-left=""><div data-remote="${name}" data-status="failed"></div></div>`],
])('a page is not taken from its reader for the sake of %s', async (_what, html) => {
  document.body.innerHTML = html;
  expect(await retry()).toBe(false);
});

test('nobody is interrupted while typing', async () => {
  document.querySelector('input')!.focus();
  expect(await retry()).toBe(false);
});

test('a page that was just loaded again is left for a minute, so that it never reloads in a circle', async () => {
  isReload = true;
  const now = jest.spyOn(performance, 'now').mockReturnValue(30_000);
  expect(await retry()).toBe(false);
  now.mockReturnValue(61_000);
  expect(await retry()).toBe(true);
});

test('a preview, and a release from source, are what their visitor asked to see', async () => {
  expect(await retry({ ...composition, isPreview: true })).toBe(false);
  expect(await retry(aComposition({ isFromSource: true }))).toBe(false);
});
