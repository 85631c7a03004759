import { isKeptStill, keptChapterAddress } from './keptChapters';

test('isKeptStill is true until the end, and always without an end', () => {
  expect([isKeptStill(100, 99), isKeptStill(100, 100), isKeptStill(0, 1e12)]).toEqual([true, false, true]);
});

test('keptChapterAddress contains the chapter’s ID', () => {
  expect(keptChapterAddress(7)).toBe('/~kept/7');
});
