import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import type { ListedTitle } from '../titles/listedTitles';
import { recommendedTitles } from '../titles/recommendedTitles';
import { groupBy } from './groupBy';
import { firstOfEachLanguage, lastUpdated, mostViewed, mostViewedWorks, titleCounts, titleGroups } from './titleLists';

const { ENGLISH, SPANISH, THAI } = Language;

let count = 0;
function title(fields: Partial<ListedTitle> = {}): ListedTitle {
  count += 1;
  return {
    id: count,
    workId: count,
    language: ENGLISH,
    name: `Title ${count}`,
    author: 'Aiko Marlowe',
    portraitImage: '',
    landscapeImage: '',
    viewCount: 0,
    genres: [],
    publisherId: null,
    updateTiming: 0,
    nextTimeStamp: 0,
    updatedAt: 0,
    ...fields,
  };
}

const ids = (titles: readonly ListedTitle[]) => titles.map(({ id }) => id);

describe('groups by work', () => {
  it('are named as the title of the first language and stand in the order of names, numbers by their value', () => {
    const groups = titleGroups([
      title({ workId: 1, language: THAI, name: 'ก' }),
      title({ workId: 2, name: 'Harbor 10' }),
      title({ workId: 1, language: SPANISH, name: 'Zorro' }),
      title({ workId: 3, name: 'Harbor 9' }),
    ]);
    expect(groups.map(({ name }) => name)).toEqual(['Harbor 9', 'Harbor 10', 'Zorro']);
    expect(groups[2]?.titles.map(({ language }) => language)).toEqual([SPANISH, THAI]);
  });
});

describe('the first of each language', () => {
  it('keep their order, and no language crowds out another', () => {
    const titles = [title(), title(), title({ language: THAI }), title(), title({ language: THAI })];
    const [first, second, thai, , otherThai] = titles;
    expect(firstOfEachLanguage(titles, 2, ({ language }) => language)).toEqual([first, second, thai, otherThai]);
  });

  it('leave a language out that the site does not offer', () => {
    expect(firstOfEachLanguage([99], 5, (language) => language)).toEqual([]);
  });

  it('are the first of any languages that a reader chooses', () => {
    const language: fc.Arbitrary<Language> = fc.constantFrom(ENGLISH, SPANISH, THAI);
    fc.assert(
      fc.property(fc.array(language), fc.nat({ max: 5 }), fc.uniqueArray(language), (languages, limit, chosen) => {
        const items = languages.map((each, index) => ({ index, language: each }));
        const taken = firstOfEachLanguage(items, limit, (item) => item.language);
        const isChosen = (item: { language: Language }) => chosen.includes(item.language);
        expect(taken.filter(isChosen).slice(0, limit)).toEqual(items.filter(isChosen).slice(0, limit));
      }),
    );
  });
});

test('a ranking has so many titles of each language, and a work stands where its first title does', () => {
  const loud = title({ workId: 1, viewCount: 9 });
  const other = title({ workId: 2, viewCount: 5 });
  const quiet = title({ workId: 1, viewCount: 4, language: THAI });
  const last = title({ workId: 3, viewCount: 1 });
  const titles = [loud, other, quiet, last];
  expect(mostViewed(titles, 2)).toEqual([loud, other, quiet]);
  expect(mostViewedWorks(titles, 2)).toEqual([
    { first: loud, titles: [loud, quiet], viewCount: 13 },
    { first: other, titles: [other], viewCount: 5 },
  ]);
});

test('the last updated titles are the newest of each language', () => {
  const titles = [title({ updatedAt: 1 }), title({ updatedAt: 3 }), title({ updatedAt: 2, language: THAI })];
  expect(lastUpdated(titles, 1)).toEqual([titles[1], titles[2]]);
});

test('titles are counted in the order of the wire’s numbers', () => {
  expect(titleCounts([title(), title({ language: THAI }), title()])).toEqual([2, 0, 0, 0, 0, 0, 1]);
});

describe('recommended titles', () => {
  it('share the most genres in the same language; among equals the most viewed comes first', () => {
    const own = title({ genres: ['sea', 'night'] });
    const both = title({ genres: ['night', 'sea'], viewCount: 1 });
    const one = title({ genres: ['sea'], viewCount: 8 });
    const viewed = title({ viewCount: 9 });
    const thai = title({ genres: ['night', 'sea'], language: THAI });
    expect(ids(recommendedTitles([own, viewed, one, thai, both], own, own.genres))).toEqual(ids([both, one, viewed]));
  });

  it('are six at most', () => {
    const titles = Array.from({ length: 9 }, () => title());
    expect(recommendedTitles(titles, title(), [])).toHaveLength(6);
  });
});

test('groups hold every item once, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (items) => {
      const groups = groupBy(items, (item) => item % 3);
      expect([...groups.values()].flat().toSorted()).toEqual(items.toSorted());
      for (const [key, members] of groups) expect(members).toEqual(items.filter((item) => item % 3 === key));
    }),
  );
});
