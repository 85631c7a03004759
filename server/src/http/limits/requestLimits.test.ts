import { rateLimiter } from './requestLimits';

test('a client has a burst, then as many as refill', () => {
  const take = rateLimiter({ burst: 3, perSecond: 2 });
  expect([1, 2, 3, 4].map(() => take('a', 100))).toEqual([true, true, true, false]);
  expect([1, 2, 3].map(() => take('a', 101))).toEqual([true, true, false]);
});

test('one client does not use up the budget of another', () => {
  const take = rateLimiter({ burst: 1, perSecond: 1 });
  expect(take('a', 100)).toBe(true);
  expect(take('b', 100)).toBe(true);
  expect(take('a', 100)).toBe(false);
});
