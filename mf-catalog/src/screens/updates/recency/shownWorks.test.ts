import { Language, type OriginalTitleGroup, type Title, TitleUpdateStatus, type UpdatedTitle } from '@komawari/shared-proto';
import fc from 'fast-check';
import { shownWorks } from './shownWorks';

const languages = fc.uniqueArray(
  fc.constantFrom<Language[]>(Language.ENGLISH, Language.SPANISH, Language.THAI, Language.RUSSIAN),
);

function updateIn(language: Language, isLatest = false, work = 0, chapterId = 1): UpdatedTitle {
  const title = { titleId: work * 100 + language + 1, name: `title ${language}`, language } as Title;
  return { title, chapterId, chapterName: `#${chapterId}`, isLatest } as UpdatedTitle;
}

function workIn(titles: UpdatedTitle[], titleUpdateStatus: TitleUpdateStatus = TitleUpdateStatus.NONE): OriginalTitleGroup {
  return { titles, titleUpdateStatus } as OriginalTitleGroup;
}

describe('shownWorks', () => {
  it('shows a work once, in the preferred one of the selected languages it is released in', () => {
    fc.assert(
      fc.property(fc.array(languages), languages, (offers, preferred) => {
        const shown = shownWorks(
          offers.map((offer, work) => workIn(offer.map((language) => updateIn(language, false, work)))),
          preferred,
        );
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

  it('shows a work with several chapters once, with the newest chapter and the number of others', () => {
    const { ENGLISH, SPANISH } = Language;
    const works = [
      workIn([updateIn(ENGLISH, true, 1, 40)]),
      workIn([updateIn(ENGLISH, true, 2, 7)]),
      workIn([updateIn(ENGLISH, false, 1, 39), updateIn(SPANISH, false, 1, 939)]),
      workIn([updateIn(SPANISH, false, 1, 938)]),
    ];
    const shown = shownWorks(works, [ENGLISH, SPANISH]).map(({ update, more, titles }) => [
      update.chapterId,
      more,
      titles.length,
    ]);
    expect(shown).toEqual([
      [40, 1, 2],
      [7, 0, 1],
    ]);
    expect(shownWorks(works, [SPANISH]).map(({ update, more }) => [update.chapterId, more])).toEqual([[939, 1]]);
  });

  it('shows the preferred language even when another one was released later in the day', () => {
    const { ENGLISH, RUSSIAN } = Language;
    const works = [
      workIn([updateIn(RUSSIAN, true, 1, 640)]),
      workIn([updateIn(RUSSIAN, false, 1, 639), updateIn(ENGLISH, true, 1, 40)]),
    ];
    const [shown, ...others] = shownWorks(works, [Language.ENGLISH, Language.RUSSIAN]);
    expect(shown).toMatchObject({ update: { chapterId: 40 }, more: 0 });
    expect(others).toEqual([]);
  });

  it('marks a new work as new, and the latest chapter of another work as up', () => {
    const badge = (work: OriginalTitleGroup) => shownWorks([work], [Language.ENGLISH])[0]?.badge;
    expect(badge(workIn([updateIn(Language.ENGLISH, true)], TitleUpdateStatus.NEW))).toBe('new');
    expect(badge(workIn([updateIn(Language.ENGLISH, true)]))).toBe('up');
    expect(badge(workIn([updateIn(Language.ENGLISH)]))).toBeUndefined();
  });
});
