import { type ComingSoonTitle, Language, type Title } from '@komawari/shared-proto';
import { comingWorks } from './comingWorks';

const { ENGLISH, SPANISH, THAI } = Language;
const WORKS = [
  [1, 2, 3],
  [4, 5],
];

function coming(titleId: number, language: Language, at = titleId): ComingSoonTitle {
  return { title: { titleId, language } as Title, nextChapterName: '', nextChapterStartTimestamp: at };
}

const ids = (titles: readonly ComingSoonTitle[]) => titles.map(({ title }) => title?.titleId);

test('comingWorks shows a work once, in the preferred language', () => {
  const titles = [coming(1, ENGLISH), coming(2, SPANISH), coming(4, ENGLISH), coming(3, THAI)];
  expect(ids(comingWorks(titles, WORKS, [SPANISH, ENGLISH, THAI]))).toEqual([2, 4]);
  expect(ids(comingWorks(titles, WORKS, [ENGLISH, SPANISH]))).toEqual([1, 4]);
});

test('comingWorks shows the soonest of several chapters of a title', () => {
  expect(comingWorks([coming(1, ENGLISH, 10), coming(1, ENGLISH, 20)], WORKS, [ENGLISH])).toEqual([coming(1, ENGLISH, 10)]);
});

test('comingWorks treats unrelated titles as separate works, and skips entries without a title', () => {
  const nameless = { ...coming(0, ENGLISH), title: undefined };
  expect(ids(comingWorks([coming(1, ENGLISH), nameless, coming(4, ENGLISH)], [], [ENGLISH]))).toEqual([1, 4]);
});
