import { Language } from '@komawari/shared-proto';
import { anAllTitles, aTitle } from '@komawari/shared-proto/fixtures';
import { pickOfTheDay, titlesIn } from './pickOfTheDay';

const DAY = 24 * 60 * 60 * 1000;
const titles = [1, 2, 3].map((titleId) => aTitle({ titleId }));

test('a day has one title, and the next day has the next one', () => {
  const pickAt = (now: number) => pickOfTheDay(titles, now, 0)?.titleId;
  expect([pickAt(0), pickAt(DAY - 1), pickAt(DAY), pickAt(3 * DAY)]).toEqual([1, 1, 2, 1]);
});

test('skipping goes through the titles and wraps around', () => {
  expect([0, 1, 2, 3].map((skipped) => pickOfTheDay(titles, DAY, skipped)?.titleId)).toEqual([2, 3, 1, 2]);
});

test('nothing is picked when there are no titles', () => {
  expect(pickOfTheDay([], DAY, 0)).toBeUndefined();
});

test('titlesIn returns only titles in the given language', () => {
  const all = anAllTitles();
  expect(titlesIn(all, Language.SPANISH).map(({ language }) => language)).toEqual([Language.SPANISH]);
  expect(titlesIn(all, Language.THAI)).toEqual([]);
});
