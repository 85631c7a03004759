import { Language, type OriginalTitleGroup, type Title, type UpdatedTitleV2Group } from '@komawari/shared-proto';
import fc from 'fast-check';
import { rankedTitles } from './rankedTitles';
import type { RankedWorks } from './useRankedWorks';

const UNKNOWN: RankedWorks = { kind: 'unknown' };

const language = fc.constantFrom<Language[]>(Language.ENGLISH, Language.SPANISH, Language.THAI);
const ranking = fc
  .array(language, { maxLength: 60 })
  .map((languages) => languages.map((each, index) => titleIn(index + 1, each)));

function titleIn(titleId: number, inLanguage: Language): Title {
  return { titleId, language: inLanguage } as Title;
}

function groupOf(titles: Title[]): UpdatedTitleV2Group {
  const work = { titles: titles.map((title) => ({ title })) } as OriginalTitleGroup;
  return { groupName: '', groupNameDays: 0, titleGroups: [work] };
}

describe('rankedTitles', () => {
  it('returns the first 25 titles in the selected languages, in server order', () => {
    fc.assert(
      fc.property(ranking, fc.uniqueArray(language), (titles, preferred) => {
        const expected = titles.filter((title) => preferred.includes(title.language)).slice(0, 25);
        expect(rankedTitles({ ranking: titles, groups: [] }, preferred, UNKNOWN)).toEqual(expected);
      }),
    );
  });

  it('shows a work once, at its best rank, in the preferred language', () => {
    const spanish = titleIn(1, Language.SPANISH);
    const other = titleIn(2, Language.ENGLISH);
    const english = titleIn(3, Language.ENGLISH);
    const home = { ranking: [spanish, other, english], groups: [groupOf([english, spanish])] };
    expect(rankedTitles(home, [Language.ENGLISH, Language.SPANISH], UNKNOWN)).toEqual([english, other]);
  });

  it('joins titles by the works of the ranking, even when they were not updated', () => {
    const spanish = titleIn(1, Language.SPANISH);
    const other = titleIn(2, Language.ENGLISH);
    const english = titleIn(3, Language.ENGLISH);
    const home = { ranking: [spanish, other, english], groups: [] };
    const works = [{ originalTitleId: 3, titles: [english, spanish], score: 1 }];
    const shown = rankedTitles(home, [Language.ENGLISH, Language.SPANISH], { kind: 'known', works });
    expect(shown).toEqual([english, other]);
  });

  it('is undefined until the works are known', () => {
    const home = { ranking: [titleIn(1, Language.ENGLISH)], groups: [] };
    expect(rankedTitles(home, [Language.ENGLISH], { kind: 'waiting' })).toBeUndefined();
  });
});
