import { act, screen } from '@testing-library/react';
import { type RenderSiteOptions, renderSite } from '../testing/renderSite';

const realFetch = globalThis.fetch;
let live: string | undefined;
let asked = 0;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  asked = 0;
  globalThis.fetch = async (input, init) => {
    if (String(input) !== '/-/document') return realFetch(input, init);
    asked += 1;
    if (live === undefined) throw new TypeError('no network');
    return new Response(null, { headers: { 'Komawari-Composition': live } });
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Opens a page of the composition "test", whose reader comes back after this many minutes. */
async function comeBack(minutes: number, options?: RenderSiteOptions) {
  const site = await renderSite('/error', options);
  await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  return site;
}

const offer = () => screen.queryByText(/new version of this site/);

test('a newer composition is offered, and the offer can be dismissed', async () => {
  live = 'newer';
  await comeBack(16);
  expect(offer()).toBeVisible();
  // Other offers detect this one by the attribute and wait.
  expect(document.querySelector('[data-update-offer]')).toContainElement(offer());
  act(() => screen.getByRole('button', { name: 'Later' }).click());
  expect(offer()).not.toBeInTheDocument();
});

test.each([
  ['the same composition', 'test', 16, 1],
  ['no network', undefined, 16, 1],
  ['less than a quarter of an hour', 'newer', 10, 0],
])('with %s no update is offered', async (_what, id, minutes, times) => {
  live = id;
  await comeBack(minutes);
  expect(offer()).not.toBeInTheDocument();
  expect(asked).toBe(times);
});

test('a preview offers no update', async () => {
  live = 'newer';
  await comeBack(16, { composition: { isPreview: true } });
  expect(offer()).not.toBeInTheDocument();
});

test('returning to the tab does not check again within a quarter of an hour', async () => {
  live = 'test';
  await comeBack(16);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toBe(1);
});

test('returning to the tab after more than a quarter of an hour checks at once', async () => {
  live = 'newer';
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBack(16);
  expect(asked).toBe(0);
  visibility.mockRestore();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toBe(1);
  expect(offer()).toBeVisible();
});
