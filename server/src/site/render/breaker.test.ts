import { createBreaker } from './breaker';

function setup() {
  let now = 1000;
  const breaker = createBreaker(() => now);
  return { breaker, wait: (seconds: number) => (now += seconds) };
}

test('the breaker opens after three failures in a row for 30 seconds, and then after a single one', () => {
  const { breaker, wait } = setup();
  for (let time = 0; time < 2; time += 1) breaker.failed('one');
  expect(breaker.isOpen('one')).toBe(false);
  breaker.failed('one');
  expect([breaker.isOpen('one'), breaker.isOpen('two')]).toEqual([true, false]);
  wait(30);
  expect(breaker.isOpen('one')).toBe(false);
  breaker.failed('one');
  expect(breaker.isOpen('one')).toBe(true);
});

test('a success resets the failure count of the breaker', () => {
  const { breaker } = setup();
  for (let time = 0; time < 4; time += 1) {
    breaker.failed('one');
    if (time === 1) breaker.succeeded('one');
  }
  expect(breaker.isOpen('one')).toBe(false);
});
