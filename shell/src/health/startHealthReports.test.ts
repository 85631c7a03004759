import { aComposition } from '../composition/testing/aComposition';
import { startHealthReports } from './startHealthReports';

const config = { apiBase: '/api', questionnaireBase: '/api' };

/** How often a document that draws this number has told of itself after ten seconds. */
async function timesTold(healthSample: number | undefined, draw: number, composition = aComposition()): Promise<number> {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  const tell = jest.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  startHealthReports(composition, { ...config, ...(healthSample !== undefined && { healthSample }) });
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  return tell.mock.calls.length;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [1, 0.99, 1],
  [0.1, 0.05, 1],
  [0.1, 0.1, 0],
  [undefined, 0, 0],
])('with a sample of %p, a document that draws %p tells %p times', async (sample, draw, times) => {
  expect(await timesTold(sample, draw)).toBe(times);
});

test('a preview tells nothing: it is not what readers get', async () => {
  expect(await timesTold(1, 0, { ...aComposition(), isPreview: true })).toBe(0);
});
