import { Language, type OriginalTitleGroup, type Title, TitleUpdateStatus, type UpdatedTitle } from '@komawari/shared-proto';
import fc from 'fast-check';
import { shownWorks } from './shownWorks';

const languages = fc.uniqueArray(fc.constantFrom<Language[]>(Language.ENGLISH, Language.SPANISH, Language.THAI, Language.RUSSIAN));

function updateIn(language: Language, isLatest = false): UpdatedTitle {
  const title = { titleId: language + 1, name: `title ${language}`, language } as Title;
  return { title, chapterId: 1, chapterName: '#001', isLatest } as UpdatedTitle;
}

function workIn(titles: UpdatedTitle[], titleUpdateStatus: TitleUpdateStatus = TitleUpdateStatus.NONE): OriginalTitleGroup {
  return { titles, titleUpdateStatus } as OriginalTitleGroup;
}

describe('shownWorks', () => {
  it('shows a work exactly when it came out in a selected language, once, in the best one', () => {
    fc.assert(
      fc.property(fc.array(languages), languages, (offers, preferred) => {
        const shown = shownWorks(offers.map((offer) => workIn(offer.map((language) => updateIn(language)))), preferred);
        const expected = offers.filter((offer) => offer.some((language) => preferred.includes(language)));
        expect(shown.map((work) => work.update.title.language)).toEqual(
          expected.map((offer) => preferred.find((language) => offer.includes(language))),
        );
        for (const { titles } of shown) {
          expect(titles.every((title) => preferred.includes(title.language))).toBe(true);
        }
      }),
    );
  });

  it('marks a work that has just begun as new and the latest chapter of another as up', () => {
    const badge = (work: OriginalTitleGroup) => shownWorks([work], [Language.ENGLISH])[0]?.badge;
    expect(badge(workIn([updateIn(Language.ENGLISH, true)], TitleUpdateStatus.NEW))).toBe('new');
    expect(badge(workIn([updateIn(Language.ENGLISH, true)]))).toBe('up');
    expect(badge(workIn([updateIn(Language.ENGLISH)]))).toBeUndefined();
  });
});
