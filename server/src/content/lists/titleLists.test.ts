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

describe('whatever the titles', () => {
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

  it('groups hold each title once, by its work, the first language first', () => {
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

  it('a ranking of works has the titles of the ranking of titles, and adds their readers up', () => {
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

  it('what was updated last is no older than what was left out of its language, and of equals the order stays', () => {
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

  it('what is recommended beside a title is in its language, never itself, and shares no less than what is left out', () => {
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

test('groups hold every item once, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (items) => {
      const groups = groupBy(items, (item) => item % 3);
      expect([...groups.values()].flat().toSorted()).toEqual(items.toSorted());
      for (const [key, members] of groups) expect(members).toEqual(items.filter((item) => item % 3 === key));
    }),
  );
});
