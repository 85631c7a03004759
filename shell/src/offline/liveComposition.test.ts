import { updateIfOutdated } from './liveComposition';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test.each([
  ['the same composition is live', 'mine', false],
  ['another composition is live', 'other', true],
  ['the site does not answer', undefined, false],
])('updateIfOutdated reloads the page only when another composition is live: %s', async (_what, live, isUpdated) => {
  globalThis.fetch = async () => {
    if (live === undefined) throw new TypeError('no network');
    return new Response(null, { headers: { 'Komawari-Composition': live } });
  };
  const reload = jest.fn(() => Promise.resolve());
  expect(await updateIfOutdated('mine', reload)).toBe(isUpdated);
  expect(reload).toHaveBeenCalledTimes(isUpdated ? 1 : 0);
});
