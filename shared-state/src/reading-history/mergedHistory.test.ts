import fc from 'fast-check';
import { mergedChapters, newestChapters } from './mergedChapters';
import { mergedProgress } from './mergedProgress';
import type { ReadChapter, ReadingProgress, ReadingProgressByTitle } from './readingHistory';

/** Few IDs and few timestamps, so that both histories often have the same ones. */
const id = fc.integer({ min: 1, max: 8 });
const at = fc.integer({ min: 1, max: 4 });
const page = fc.nat(3);

const position: fc.Arbitrary<ReadingProgress> = fc.record({
  titleId: id,
  titleName: fc.constantFrom('Ink', 'Tinte'),
  portraitImageUrl: fc.constantFrom('/images/a', '/images/b'),
  chapterId: id,
  chapterName: fc.constantFrom('#001', '#002'),
  page,
  pageCount: fc.constant(4),
  fraction: fc.constantFrom(0, 0.5),
  at,
});
const progress: fc.Arbitrary<ReadingProgressByTitle> = fc
  .uniqueArray(position, { selector: ({ titleId }) => titleId })
  .map((positions) => Object.fromEntries(positions.map((each) => [each.titleId, each])));

const chapter: fc.Arbitrary<ReadChapter> = fc.record({
  titleId: id,
  chapterId: id,
  chapterName: fc.constantFrom('#001', '#002'),
  page,
  pageCount: fc.constant(4),
  isFinished: fc.boolean(),
  at,
});
const chapters = fc.uniqueArray(chapter, { selector: ({ chapterId }) => chapterId }).map(newestChapters);

describe.each([
  ['positions', progress, mergedProgress],
  ['chapters', chapters, mergedChapters],
] as [string, fc.Arbitrary<never>, (a: unknown, b: unknown) => never][])('merging %s', (_name, history, merged) => {
  it('is commutative and associative', () => {
    fc.assert(
      fc.property(history, history, history, (a, b, c) => {
        expect(merged(a, b)).toEqual(merged(b, a));
        expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(history, history, (a, b) => {
        expect(merged(a, a)).toEqual(a);
        expect(merged(merged(a, b), b)).toEqual(merged(a, b));
      }),
    );
  });
});

test('merging keeps the newer position of each title', () => {
  fc.assert(
    fc.property(progress, progress, (a, b) => {
      const merged = mergedProgress(a, b);
      for (const titleId of [...Object.keys(a), ...Object.keys(b)].map(Number)) {
        expect(merged[titleId]!.at).toBe(Math.max(a[titleId]?.at ?? 0, b[titleId]?.at ?? 0));
      }
    }),
  );
});

test('a chapter that is finished on one device is finished after merging', () => {
  fc.assert(
    fc.property(chapters, chapters, (a, b) => {
      const finished = [...a, ...b].filter(({ isFinished }) => isFinished).map(({ chapterId }) => chapterId);
      const merged = mergedChapters(a, b).filter(({ isFinished }) => isFinished);
      expect(new Set(merged.map(({ chapterId }) => chapterId))).toEqual(new Set(finished));
    }),
  );
});

test('beyond the limits the oldest entries are dropped, whichever device they come from', () => {
  const positions = (from: number) =>
    Array.from({ length: 200 }, (_, index) => ({ titleId: from + index, at: from + index }) as ReadingProgress);
  const byTitle = (from: number) => Object.fromEntries(positions(from).map((each) => [each.titleId, each]));
  const merged = mergedProgress(byTitle(201), byTitle(1));
  expect(Object.values(merged).map(({ at }) => at)).toEqual(Array.from({ length: 300 }, (_, index) => index + 101));
  const many = Array.from({ length: 1200 }, (_, index) => ({ chapterId: index, at: index }) as ReadChapter);
  expect(mergedChapters(many, []).map(({ at }) => at)).toEqual(Array.from({ length: 1000 }, (_, index) => 1199 - index));
});
