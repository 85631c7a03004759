import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import { listedTitle } from '../../testing/listedTitle';
import type { ListedTitle } from '../titles/listedTitles';
import { recommendedTitles } from '../titles/recommendedTitles';
import { groupBy } from './groupBy';
import { firstOfEachLanguage, lastUpdated, mostViewed, mostViewedWorks, titleCounts, titleGroups } from './titleLists';

const { ENGLISH, SPANISH, THAI } = Language;

let count = 0;
function title(fields: Partial<ListedTitle> = {}): ListedTitle {
  return listedTitle({ id: (count += 1), ...fields });
}

const ids = (titles: readonly ListedTitle[]) => titles.map(({ id }) => id);

describe('titleGroups', () => {
  it('are named by the title of the first language and sorted by name, with numbers by value', () => {
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

describe('firstOfEachLanguage', () => {
  it('keeps the order, and applies the limit to each language', () => {
    const titles = [title(), title(), title({ language: THAI }), title(), title({ language: THAI })];
    const [first, second, thai, , otherThai] = titles;
    expect(firstOfEachLanguage(titles, 2, ({ language }) => language)).toEqual([first, second, thai, otherThai]);
  });

  it('omits a language that the site does not offer', () => {
    expect(firstOfEachLanguage([99], 5, (language) => language)).toEqual([]);
  });

  it('contains the first items of any combination of languages', () => {
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

test('mostViewed limits titles per language, and mostViewedWorks ranks a work by its first title', () => {
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

test('lastUpdated returns the newest titles of each language', () => {
  const titles = [title({ updatedAt: 1 }), title({ updatedAt: 3 }), title({ updatedAt: 2, language: THAI })];
  expect(lastUpdated(titles, 1)).toEqual([titles[1], titles[2]]);
});

test('titleCounts counts titles in the order of the wire’s language numbers', () => {
  expect(titleCounts([title(), title({ language: THAI }), title()])).toEqual([2, 0, 0, 0, 0, 0, 1]);
});

describe('recommendedTitles', () => {
  it('share the most genres in the same language, then most viewed first', () => {
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

describe('for any titles', () => {
  const titles = fc
    .array(
      fc.record({
        workId: fc.nat({ max: 4 }),
        language: fc.constantFrom(ENGLISH, SPANISH, THAI),
        name: fc.constantFrom('Harbor 2', 'Harbor 10', 'Lantern', 'ก'),
        viewCount: fc.nat({ max: 3 }),
        updatedAt: fc.nat({ max: 3 }),
        genres: fc.uniqueArray(fc.constantFrom('sea', 'night', 'cats')),
      }),
      { maxLength: 15 },
    )
    .map((all) => all.map((fields, index) => listedTitle({ id: index + 1, ...fields })));
  const counts = fc.nat({ max: 4 });

  it('titleGroups contains each title once, grouped by work, first language first', () => {
    fc.assert(
      fc.property(titles, (all) => {
        const groups = titleGroups(all);
        expect(ids(groups.flatMap((group) => group.titles)).toSorted()).toEqual(ids(all).toSorted());
        for (const { name, titles: members } of groups) {
          expect(new Set(members.map(({ workId }) => workId)).size).toBe(1);
          const languages = members.map(({ language }) => language);
          expect(languages).toEqual(languages.toSorted());
          expect(name).toBe(members[0]?.name);
        }
      }),
    );
  });

  it('mostViewedWorks has the titles of mostViewed and adds up their views', () => {
    fc.assert(
      fc.property(titles, counts, (all, count) => {
        const ranked = mostViewed(all, count);
        const works = mostViewedWorks(all, count);
        expect(works.map(({ first }) => first)).toEqual(
          ranked.filter(({ workId }, index) => ranked.findIndex((other) => other.workId === workId) === index),
        );
        for (const { first, titles: members, viewCount } of works) {
          expect(members).toEqual(ranked.filter(({ workId }) => workId === first.workId));
          expect(viewCount).toBe(members.reduce((sum, member) => sum + member.viewCount, 0));
        }
      }),
    );
  });

  it('lastUpdated returns the newest titles of each language, in stable order', () => {
    fc.assert(
      fc.property(titles, counts, (all, count) => {
        const chosen = lastUpdated(all, count);
        for (const language of [ENGLISH, SPANISH, THAI]) {
          const own = all.filter((each) => each.language === language).toSorted((a, b) => b.updatedAt - a.updatedAt);
          expect(chosen.filter((each) => each.language === language)).toEqual(own.slice(0, count));
        }
      }),
    );
  });

  it('every title is counted in one language', () => {
    fc.assert(fc.property(titles, (all) => expect(titleCounts(all).reduce((sum, each) => sum + each, 0)).toBe(all.length)));
  });

  it('recommendedTitles are other titles of the same language, and share at least as many genres as those left out', () => {
    fc.assert(
      fc.property(titles, (all) => {
        for (const own of all) {
          const chosen = recommendedTitles(all, own, own.genres);
          const others = all.filter(({ id, language }) => id !== own.id && language === own.language);
          const shared = ({ genres }: ListedTitle) => genres.filter((genre) => own.genres.includes(genre)).length;
          expect(others).toEqual(expect.arrayContaining(chosen));
          expect(chosen).toHaveLength(Math.min(others.length, 6));
          const least = Math.min(...chosen.map(shared));
          for (const other of others) expect(chosen.includes(other) || shared(other) <= least).toBe(true);
        }
      }),
    );
  });
});

test('groupBy keeps every item once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (items) => {
      const groups = groupBy(items, (item) => item % 3);
      expect([...groups.values()].flat().toSorted()).toEqual(items.toSorted());
      for (const [key, members] of groups) expect(members).toEqual(items.filter((item) => item % 3 === key));
    }),
  );
});
