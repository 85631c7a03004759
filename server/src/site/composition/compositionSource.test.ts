import { pino } from 'pino';
import { freshPublishingSite } from '../../testing/freshPublishingSite';
import { createCompositionSource } from './compositionSource';

const site = freshPublishingSite(['shell', 'mf_one']);

/** A query that never resolves, whatever is chained to it. */
const UNANSWERED: object = new Proxy({}, { get: (_, name) => (name === 'then' ? () => undefined : () => UNANSWERED) });

/** A second server on the same record. The test can make its database hang and controls its clock. */
function anotherServer() {
  const state = { now: 1000, hangs: false, unanswered: 0 };
  const db = new Proxy(site.db, {
    get(target, name, receiver) {
      if (name !== 'select' || !state.hangs) return Reflect.get(target, name, receiver) as unknown;
      state.unanswered += 1;
      return () => UNANSWERED;
    },
  });
  return { state, source: createCompositionSource({ db, clock: () => state.now, log: pino({ level: 'silent' }) }) };
}

const versionOf = async (source: ReturnType<typeof createCompositionSource>) =>
  (await source.current())?.remotes.find(({ name }) => name === 'mf_one')?.version;

test('another server’s release is seen after one second, even if the clock was set back', async () => {
  const { state, source } = anotherServer();
  expect(await versionOf(source)).toBe('1');
  await site.publish('mf_one', '2');
  expect(await versionOf(source)).toBe('1');
  state.now -= 3600;
  expect(await versionOf(source)).toBe('2');
});

test('while the database hangs, the last composition stays, with one pending query', async () => {
  const { state, source } = anotherServer();
  await versionOf(source);
  state.hangs = true;
  jest.useFakeTimers();
  try {
    state.now += 1;
    const waiting = versionOf(source);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBe('1');
    for (let second = 0; second < 5; second += 1) {
      state.now += 1;
      expect(await versionOf(source)).toBe('1');
    }
    expect(state.unanswered).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

test('onLive is called once per deployment', async () => {
  const { state, source } = anotherServer();
  const told: number[] = [];
  source.onLive(({ number }) => told.push(number));
  const first = (await source.live())?.number;
  await source.live();
  state.now += 1;
  await source.live();
  expect(told).toEqual([first]);
  await site.publish('mf_one', '3');
  source.expire();
  const second = (await source.live())?.number;
  expect(second).not.toBe(first);
  expect(told).toEqual([first, second]);
});
