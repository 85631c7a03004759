import { isKeptStill, keptChapterAddress } from './keptChapters';

test('a chapter is kept until its second, and for ever where it has none', () => {
  expect([isKeptStill(100, 99), isKeptStill(100, 100), isKeptStill(0, 1e12)]).toEqual([true, false, true]);
});

test('each chapter has an address of its own, which no page of the site has', () => {
  expect(keptChapterAddress(7)).toBe('/~kept/7');
});
