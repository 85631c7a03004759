import { blockingTime } from './watchPaints';

test('blocking time is the part of tasks beyond 50 ms, after the first paint', () => {
  const before = { start: 100, duration: 300 };
  const across = { start: 450, duration: 120 };
  const short = { start: 700, duration: 50 };
  const long = { start: 900, duration: 80 };
  expect(blockingTime(500, [before, across, short, long])).toBe(70 + 30);
});
