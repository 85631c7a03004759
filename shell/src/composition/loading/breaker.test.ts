import { createBreaker, jittered } from './breaker';

function setup(random = () => 0.5) {
  let now = 0;
  const breaker = createBreaker({ now: () => now, random });
  const wait = (milliseconds: number) => (now += milliseconds);
  const fail = (times: number) => Array.from({ length: times }, () => breaker.failed());
  return { breaker, wait, fail };
}

test('one or two failures leave the breaker closed', () => {
  const { breaker, fail } = setup();
  fail(2);
  expect(breaker.isOpen()).toBe(false);
});

test('three failures in a row open the breaker, and after a pause it is half open', () => {
  const { breaker, fail, wait } = setup();
  fail(3);
  expect(breaker.isOpen()).toBe(true);
  wait(39_999);
  expect(breaker.isOpen()).toBe(true);
  wait(1);
  expect(breaker.isOpen()).toBe(false);
});

test('a failure while half open opens the breaker again at once, for longer', () => {
  const { breaker, fail, wait } = setup();
  fail(3);
  wait(40_000);
  fail(1);
  expect(breaker.isOpen()).toBe(true);
  wait(59_999);
  expect(breaker.isOpen()).toBe(true);
  wait(1);
  expect(breaker.isOpen()).toBe(false);
});

test('a success closes the breaker and resets the count of failures', () => {
  const { breaker, fail } = setup();
  fail(3);
  breaker.succeeded();
  expect(breaker.isOpen()).toBe(false);
  fail(2);
  expect(breaker.isOpen()).toBe(false);
});

test('pauses grow up to one minute', () => {
  const { breaker } = setup();
  const pauses = Array.from({ length: 5 }, () => {
    breaker.failed();
    return breaker.pauseMs();
  });
  expect(pauses).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
});

test('jittered varies a delay by up to a quarter', () => {
  expect([0, 0.5, 1].map((random) => jittered(1000, () => random))).toEqual([750, 1000, 1250]);
});

test('halfOpen lets one load through, and a failure opens the breaker again', () => {
  const { breaker, fail } = setup();
  fail(3);
  breaker.halfOpen();
  expect(breaker.isOpen()).toBe(false);
  fail(1);
  expect(breaker.isOpen()).toBe(true);
});
