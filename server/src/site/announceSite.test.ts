import { announceSite } from './announceSite';
import type { CompositionSource } from './composition/compositionSource';

type Current = Awaited<ReturnType<CompositionSource['current']>>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const EMPTY = 'The server listens at http://local, and nothing has been published to it yet: npx komawari publish';

/** The lines that are logged when each check of the live site takes `delayMs` and something is published at `publishedMs`. */
function announced(delayMs: number, publishedMs: number) {
  const lines: string[] = [];
  let now = 0;
  const current = async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return (now >= publishedMs ? {} : undefined) as Current;
  };
  const end = announceSite({ current }, { local: 'http://local', url: 'https://site', say: (line) => lines.push(line) });
  const wait = async (milliseconds: number) => {
    for (const until = now + milliseconds; now < until; now += 100) await jest.advanceTimersByTimeAsync(100);
  };
  return { lines, wait, end };
}

test('logs the site’s address once, however long the first check takes', async () => {
  const { lines, wait } = announced(1700, 0);
  await wait(10_000);
  expect(lines).toEqual(['Komawari is at https://site']);
});

test('logs how to publish once, and the address after the first release', async () => {
  const { lines, wait } = announced(10, 3000);
  await wait(2500);
  expect(lines).toEqual([EMPTY]);
  await wait(2500);
  expect(lines).toEqual([EMPTY, 'Komawari is at https://site']);
});

test('logs nothing after the end', async () => {
  const { lines, wait, end } = announced(700, 0);
  await end();
  await wait(5000);
  expect(lines).toEqual([]);
});
