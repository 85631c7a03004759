import { createBreaker, jittered } from './breaker';

function setup(random = () => 0.5) {
  let now = 0;
  const breaker = createBreaker({ now: () => now, random });
  const wait = (milliseconds: number) => (now += milliseconds);
  const fail = (times: number) => Array.from({ length: times }, () => breaker.failed());
  return { breaker, wait, fail };
}

test('one failure or two keep nobody away', () => {
  const { breaker, fail } = setup();
  fail(2);
  expect(breaker.isOpen()).toBe(false);
});

test('after three in a row it is open, and half open after a pause', () => {
  const { breaker, fail, wait } = setup();
  fail(3);
  expect(breaker.isOpen()).toBe(true);
  wait(39_999);
  expect(breaker.isOpen()).toBe(true);
  wait(1);
  expect(breaker.isOpen()).toBe(false);
});

test('a failure while it is half open opens it again at once, for longer', () => {
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

test('a success closes it, and counting begins anew', () => {
  const { breaker, fail } = setup();
  fail(3);
  breaker.succeeded();
  expect(breaker.isOpen()).toBe(false);
  fail(2);
  expect(breaker.isOpen()).toBe(false);
});

test('pauses grow to a minute', () => {
  const { breaker } = setup();
  const pauses = Array.from({ length: 5 }, () => {
    breaker.failed();
    return breaker.pauseMs();
  });
  expect(pauses).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
});

test('no two readers come back in the same moment', () => {
  expect([0, 0.5, 1].map((random) => jittered(1000, () => random))).toEqual([750, 1000, 1250]);
});

test('half open before its time, it lets one load through, and a failure opens it again', () => {
  const { breaker, fail } = setup();
  fail(3);
  breaker.halfOpen();
  expect(breaker.isOpen()).toBe(false);
  fail(1);
  expect(breaker.isOpen()).toBe(true);
});
