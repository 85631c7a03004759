import { aComposition } from '../composition/testing/aComposition';
import { listenToParts, notePart } from './partEvents';
import { startHealthReports } from './startHealthReports';

const config = { apiBase: '/api', questionnaireBase: '/api' };

/** How often a document that draws this random number has sent a report after ten seconds. */
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
])('with a sample of %p, a document that draws %p sends %p reports', async (sample, draw, times) => {
  expect(await timesTold(sample, draw)).toBe(times);
});

test('leaving a broken page at once sends its error', async () => {
  jest.useFakeTimers();
  const tell = jest.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  startHealthReports(aComposition(), { ...config, healthSample: 1 });
  await jest.advanceTimersByTimeAsync(500);
  notePart({ part: 'mf_catalog' });
  await jest.advanceTimersByTimeAsync(100);
  expect(tell).not.toHaveBeenCalled();
  notePart({ part: 'mf_catalog', error: 'render' });
  await jest.advanceTimersByTimeAsync(100);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.useRealTimers();
  expect(String(tell.mock.calls[0]?.[1]?.body)).toContain('"errors":["render"]');
  expect(tell).toHaveBeenCalledTimes(1);
});

test('a preview sends no report', async () => {
  expect(await timesTold(1, 0, { ...aComposition(), isPreview: true })).toBe(0);
});

test('a document that sends no report records no events', async () => {
  await timesTold(0, 0);
  notePart({ part: 'mf_catalog' });
  const heard = jest.fn();
  listenToParts(heard);
  expect(heard).not.toHaveBeenCalled();
});
