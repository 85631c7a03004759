import { CONTRACT_VERSION, type Remote } from '@komawari/shared-state';
import { aRelease } from '../testing/aComposition';
import { createRemoteLoads, type RemoteLoadsOptions } from './remoteLoads';

const release = aRelease();
const Page = () => null;

/** Functions that abort the loads in progress, as the asset guard does with scripts that have not arrived. */
let giveUp: (() => void)[];
/** Whether the files of the remote hang. */
let hangs: { entry: boolean; words: boolean };
let starts: number[];
/** How often the entry of the remote and its messages were requested. */
let requests: { entry: number; words: number };

function hanging<T>(): Promise<T> {
  return new Promise((_, reject) => giveUp.push(() => reject(new Error('given up'))));
}

function setup(options?: RemoteLoadsOptions) {
  const remote: Remote = {
    contract: CONTRACT_VERSION,
    pages: { Updates: () => Promise.resolve({ Component: Page }) },
    loadMessages: () => {
      requests.words += 1;
      return hangs.words ? hanging() : Promise.resolve({ 'catalog.words': 'Words' });
    },
  };
  const source = {
    load: () => {
      requests.entry += 1;
      return hangs.entry ? hanging<Remote>() : Promise.resolve(remote);
    },
    restart: (_: unknown, attempt: number) => starts.push(attempt),
  };
  let attempts = 0;
  const renew = () => {
    for (const end of giveUp.splice(0)) end();
    return (attempts += 1);
  };
  const loads = createRemoteLoads(source, renew, options);
  return {
    retry: () => loads.retry(release, { isBroken: false }),
    beginPage: () => loads.beginPage(release, 'Updates'),
    beginWords: () => loads.beginMessages(release, 'en'),
    statuses: () => [loads.readPage(release, 'Updates').status, loads.readMessages(release, 'en').status],
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  // Errors are reported to the console. These tests cause them on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  giveUp = [];
  hangs = { entry: false, words: false };
  starts = [];
  requests = { entry: 0, words: 0 };
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page and its messages load their remote once, also when they are requested again', async () => {
  const { beginPage, beginWords, statuses } = setup();
  beginPage();
  beginWords();
  expect(statuses()).toEqual(['loading', 'loading']);
  await jest.advanceTimersByTimeAsync(0);
  beginPage();
  beginWords();
  await jest.advanceTimersByTimeAsync(0);
  expect(statuses()).toEqual(['ready', 'ready']);
  expect(requests).toEqual({ entry: 1, words: 1 });
});

test('one retry is enough when the page has failed and its messages were requested later', async () => {
  hangs.entry = true;
  const { beginPage, beginWords, statuses, retry } = setup();
  beginPage();
  await jest.advanceTimersByTimeAsync(3_000);
  // The messages are requested after the frame has rendered, which can take a slow phone a while.
  beginWords();
  await jest.advanceTimersByTimeAsync(7_000);
  expect(statuses()).toEqual(['failed', 'loading']);
  hangs.entry = false;
  retry();
  beginPage();
  beginWords();
  await jest.advanceTimersByTimeAsync(0);
  expect(statuses()).toEqual(['ready', 'ready']);
  expect(starts).toEqual([1]);
  // The deadline of the first attempt does not end the second attempt either.
  await jest.advanceTimersByTimeAsync(20_000);
  expect(statuses()).toEqual(['ready', 'ready']);
});

test('a loaded remote is not restarted when only its messages fail to load', async () => {
  hangs.words = true;
  const { beginPage, beginWords, statuses, retry } = setup();
  beginPage();
  beginWords();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(statuses()).toEqual(['ready', 'failed']);
  hangs.words = false;
  retry();
  beginWords();
  await jest.advanceTimersByTimeAsync(0);
  expect(statuses()).toEqual(['ready', 'ready']);
  expect(starts).toEqual([]);
});

test('before an automatic retry it is asked whether the page is to be loaded again, and then nothing is requested', async () => {
  hangs.entry = true;
  const asked: string[] = [];
  let isOutdated = false;
  const updateBeforeRetry = async (name: string) => {
    asked.push(name);
    return isOutdated;
  };
  const { beginPage, statuses } = setup({ updateBeforeRetry });
  beginPage();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(statuses()[0]).toBe('failed');
  await jest.advanceTimersByTimeAsync(15_000);
  expect([asked, starts]).toEqual([[release.name], [1]]);
  isOutdated = true;
  await jest.advanceTimersByTimeAsync(120_000);
  expect([asked, starts]).toEqual([[release.name, release.name], [1]]);
});
