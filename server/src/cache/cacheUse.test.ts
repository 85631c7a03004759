import { cacheUses, observeCache } from './cacheUse';

const useOf = (name: string) => cacheUses().find((use) => use.name === name);

test('adds up the use of caches with the same name, and reports other caches separately', () => {
  const [first, second, other] = [observeCache('tea'), observeCache('tea'), observeCache('cats')];
  first.hit();
  first.miss();
  second.miss();
  other.hit();
  Object.assign(first.contents, { entries: 2, weight: 20 });
  Object.assign(second.contents, { entries: 1, weight: 5 });
  expect(useOf('tea')).toEqual({ name: 'tea', hits: 1, misses: 2, entries: 3, weight: 25 });
  expect(useOf('cats')).toEqual({ name: 'cats', hits: 1, misses: 0, entries: 0, weight: 0 });
});
