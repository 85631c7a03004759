import { Language, type Title } from '@komawari/shared-proto';
import fc from 'fast-check';
import type { ComingChapter } from './calendarWeek';
import { oneEntryPerWork } from './oneEntryPerWork';

/** Three works, each in two languages. */
const WORKS = [
  [1, 2],
  [3, 4],
  [5, 6],
];
const PREFERRED = [Language.RUSSIAN, Language.ENGLISH];

function chapter(titleId: number, startMs: number, chapterName = ''): ComingChapter {
  const title = { titleId, language: titleId % 2 ? Language.ENGLISH : Language.RUSSIAN } as Title;
  return { title, titles: [title], chapterName, startMs, isExpected: false };
}

const ids = (chapters: readonly ComingChapter[]) =>
  chapters.map(({ title, titles }) => [title.titleId, titles.map(({ titleId }) => titleId)]);

describe('oneEntryPerWork', () => {
  it('joins titles of one work released at the same time, led by the preferred language', () => {
    expect(ids(oneEntryPerWork([chapter(1, 100), chapter(3, 100), chapter(2, 100)], WORKS, PREFERRED))).toEqual([
      [2, [2, 1]],
      [3, [3]],
    ]);
  });

  it('keeps other release times and several chapters of one title apart', () => {
    const coming = [chapter(1, 100, '#1'), chapter(1, 100, '#2'), chapter(2, 200)];
    expect(ids(oneEntryPerWork(coming, WORKS, PREFERRED))).toEqual([
      [1, [1]],
      [1, [1]],
      [2, [2]],
    ]);
  });

  it('contains every title and release time exactly once, soonest first', () => {
    const coming = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 })), { selector: String });
    fc.assert(
      fc.property(coming, (pairs) => {
        const chapters = pairs.map(([titleId, startMs]) => chapter(titleId, startMs)).sort((a, b) => a.startMs - b.startMs);
        const lines = oneEntryPerWork(chapters, WORKS, PREFERRED);
        const told = lines.flatMap(({ titles, startMs }) => titles.map(({ titleId }) => `${titleId} ${startMs}`));
        expect(told.sort()).toEqual(chapters.map(({ title, startMs }) => `${title.titleId} ${startMs}`).sort());
        const moments = lines.map(({ startMs }) => startMs);
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
      }),
    );
  });
});
