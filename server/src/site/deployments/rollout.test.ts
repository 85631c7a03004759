import { ALL_READERS } from './Deployment';
import { isInCanary } from './rollout';

const BUCKETS = Array.from({ length: ALL_READERS }, (_, bucket) => bucket);
const chosen = (weight: number, salt: string) => new Set(BUCKETS.filter((bucket) => isInCanary(bucket, { weight, salt })));

test.each([0, 1, 500, 1000, 5000, ALL_READERS])('a weight of %p selects about that share of readers', (weight) => {
  expect(Math.abs(chosen(weight, 'a').size - weight)).toBeLessThan(300);
});

test('weight 0 selects no reader, and full weight selects all', () => {
  expect(chosen(0, 'a').size).toBe(0);
  expect(chosen(ALL_READERS, 'a').size).toBe(ALL_READERS);
});

test('a higher weight keeps the readers of a lower one', () => {
  const twenty = chosen(2000, 'a');
  expect([...chosen(1000, 'a')].every((bucket) => twenty.has(bucket))).toBe(true);
});

test('another salt chooses other readers', () => {
  const [first, second] = [chosen(1000, 'a'), chosen(1000, 'b')];
  const both = [...first].filter((bucket) => second.has(bucket)).length;
  expect(both).toBeLessThan(200);
});
