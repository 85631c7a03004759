import { rateLimiter } from './requestLimits';

test('allows a burst per client, then the refill rate', () => {
  const take = rateLimiter({ burst: 3, perSecond: 2 });
  expect([1, 2, 3, 4].map(() => take('a', 100))).toEqual([true, true, true, false]);
  expect([1, 2, 3].map(() => take('a', 101))).toEqual([true, true, false]);
});

test('limits each client separately', () => {
  const take = rateLimiter({ burst: 1, perSecond: 1 });
  expect(take('a', 100)).toBe(true);
  expect(take('b', 100)).toBe(true);
  expect(take('a', 100)).toBe(false);
});
