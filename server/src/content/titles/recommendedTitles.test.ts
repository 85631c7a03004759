import { Language } from '@komawari/shared-proto';
import type { ListedTitle } from './listedTitles';
import { recommendedTitles } from './recommendedTitles';

function listed(id: number, viewCount: number, genres: string[], language: Language = Language.ENGLISH): ListedTitle {
  const shown = { name: '', author: '', portraitImage: '', landscapeImage: '' };
  return {
    ...shown,
    id,
    viewCount,
    genres,
    language,
    workId: id,
    publisherId: null,
    updateTiming: 0,
    nextTimeStamp: 0,
    updatedAt: 0,
  };
}

const idsFor = (all: ListedTitle[]) =>
  recommendedTitles(all, { id: 1, language: Language.ENGLISH }, ['cats', 'tea']).map(({ id }) => id);

test('ranks by shared genres, then by views, and omits the title itself and other languages', () => {
  const others = [
    listed(1, 900, ['cats', 'tea']),
    listed(2, 800, []),
    listed(3, 10, ['cats']),
    listed(4, 20, ['tea', 'war']),
    listed(5, 1, ['tea', 'cats']),
    listed(6, 999, ['cats', 'tea'], Language.THAI),
  ];
  expect(idsFor(others)).toEqual([5, 4, 3, 2]);
});

test('returns the first six of all in order, with ties in list order', () => {
  const many = Array.from({ length: 500 }, (_, index) => listed(index + 2, (index * 37) % 11, index % 3 === 0 ? ['cats'] : []));
  const score = ({ genres }: ListedTitle) => genres.length;
  const inOrder = many.toSorted((a, b) => score(b) - score(a) || b.viewCount - a.viewCount).slice(0, 6);
  expect(idsFor(many)).toEqual(inOrder.map(({ id }) => id));
});

test('reuses a result for titles of the same genres, but not for another language or list', () => {
  const tea = (id: number, viewCount: number) => listed(id, viewCount, ['tea', 'cats']);
  const all = [...Array.from({ length: 8 }, (_, index) => tea(index + 1, 100 - index)), listed(20, 5, ['tea'], Language.THAI)];
  const idsBeside = (id: number, language: Language, list = all) =>
    recommendedTitles(list, { id, language }, id % 2 ? ['cats', 'tea'] : ['tea', 'cats']).map((title) => title.id);
  expect(idsBeside(1, Language.ENGLISH)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(idsBeside(6, Language.ENGLISH)).toEqual([1, 2, 3, 4, 5, 7]);
  expect(idsBeside(7, Language.THAI)).toEqual([20]);
  expect(idsBeside(7, Language.ENGLISH, all.slice(4))).toEqual([5, 6, 8]);
});
