import { CONTRACT_VERSION, type Remote } from '@komawari/shared-state';
import { aRelease } from '../testing/aComposition';
import { createRemoteLoads } from './remoteLoads';

const Page = () => null;
const release = aRelease();

/** A remote that does not load until it is repaired. */
function setup() {
  const state = { isGone: true };
  const asked: string[] = [];
  const part = <T>(name: string, value: T) => {
    asked.push(name);
    return state.isGone ? Promise.reject(new Error(`no ${name}`)) : Promise.resolve(value);
  };
  const remote: Remote = {
    contract: CONTRACT_VERSION,
    pages: { Updates: () => part('page', { Component: Page }), Other: () => part('other', { Component: Page }) },
    loadMessages: () => part('words', {}),
  };
  const restarts: number[] = [];
  let attempts = 0;
  const source = {
    load: () => part('entry', remote),
    restart: (_: unknown, attempt: number) => restarts.push(attempt),
  };
  const loads = createRemoteLoads(source, () => ++attempts);
  const page = () => loads.readPage(release, 'Updates').status;
  return { state, asked, restarts, loads, page };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  // Errors are reported to the console.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const later = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a load that fails once succeeds on a quick retry, without an error for the reader', async () => {
  const { state, loads, page, restarts } = setup();
  loads.beginPage(release, 'Updates');
  await later(399);
  expect(page()).toBe('loading');
  state.isGone = false;
  await later(1);
  expect(page()).toBe('ready');
  expect(restarts).toEqual([1]);
});

test('after its quick retries a load has failed, and it is reported once', async () => {
  const { loads, page, asked } = setup();
  loads.beginPage(release, 'Updates');
  await later(1600);
  expect(page()).toBe('failed');
  expect(asked).toEqual(['entry', 'entry', 'entry']);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a page and messages that fail together restart their remote once', async () => {
  const { loads, restarts } = setup();
  loads.beginPage(release, 'Updates');
  loads.beginMessages(release, 'en');
  await later(400);
  expect(restarts).toEqual([1]);
});

test('a failed page loads by itself once the remote is back, and stays failed until then', async () => {
  const { state, loads, page } = setup();
  const seen = new Set<string>();
  loads.beginPage(release, 'Updates');
  await later(1600);
  loads.subscribe(() => seen.add(page()));
  state.isGone = false;
  await later(9_999);
  expect(page()).toBe('failed');
  await later(1);
  expect(page()).toBe('ready');
  expect([...seen]).toEqual(['ready']);
});

test('a remote that fails repeatedly is not requested until the pause of its breaker is over', async () => {
  const { state, loads, page, asked } = setup();
  loads.beginPage(release, 'Updates');
  await later(1600);
  // Two more failures while the error message is shown: after 10 s and after 20 s.
  await later(11_600);
  await later(21_600);
  const before = asked.length;
  loads.beginPage(release, 'Other');
  await later(0);
  expect(loads.readPage(release, 'Other').status).toBe('failed');
  expect(asked).toHaveLength(before);
  state.isGone = false;
  await later(60_000);
  expect([page(), loads.readPage(release, 'Other').status]).toEqual(['ready', 'ready']);
});

test('a retry by the reader does not wait for the pause', async () => {
  const { state, loads, page } = setup();
  loads.beginPage(release, 'Updates');
  await later(40_000);
  state.isGone = false;
  loads.retry(release, { isBroken: false });
  loads.beginPage(release, 'Updates');
  await later(0);
  expect(page()).toBe('ready');
});

test('a failed page is not requested while the document is hidden', async () => {
  const { loads, asked } = setup();
  loads.beginPage(release, 'Updates');
  await later(1600);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = asked.length;
  await later(60_000);
  expect(asked).toHaveLength(before);
  visibility.mockReturnValue('visible');
  await later(10_000);
  expect(asked.length).toBeGreaterThan(before);
});
