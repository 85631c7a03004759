import { isTooNoisy, summarize } from './summary';

test('a run is summarized by its median and its interquartile range', () => {
  const { median, spread } = summarize([1000, 1100, 900, 1050, 950, 5000, 1000, 1020, 980]);
  expect(median).toBe(1000);
  expect(spread).toBeCloseTo(0.07);
});

test('a run with a wide interquartile range is too noisy, and one slow load is not', () => {
  expect(isTooNoisy(summarize([1000, 1010, 990, 1000, 9000]))).toBe(false);
  expect(isTooNoisy(summarize([1000, 1500, 2000, 700, 1600]))).toBe(true);
});

test('a spread of a few milliseconds is not too noisy', () => {
  expect(isTooNoisy(summarize([20, 40, 60, 30, 50]))).toBe(false);
});
