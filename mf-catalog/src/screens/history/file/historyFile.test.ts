import { historyMerged, makeStore, type ReadChapter, type ReadingProgress } from '@komawari/shared-state';
import fc from 'fast-check';
import { historyFile } from './historyFile';
import { readHistoryFile } from './readHistoryFile';

const NOW = 1_800_000_000_000;

const id = fc.integer({ min: 1, max: 2 ** 32 - 1 });
const at = fc.integer({ min: 1, max: NOW });
const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const page = fc.nat(400);
const position: fc.Arbitrary<ReadingProgress> = fc.record({
  titleId: id,
  titleName: text,
  portraitImageUrl: text,
  chapterId: id,
  chapterName: text,
  page,
  pageCount: page,
  fraction: fc.double({ min: 0, max: 1, noNaN: true }).map((fraction) => fraction + 0),
  at,
});
const chapter: fc.Arbitrary<ReadChapter> = fc.record({
  titleId: id,
  chapterId: id,
  chapterName: text,
  page,
  pageCount: page,
  isFinished: fc.boolean(),
  at,
});
const positions = fc.uniqueArray(position, { selector: ({ titleId }) => titleId });
const chapters = fc.uniqueArray(chapter, { selector: ({ chapterId }) => chapterId });
const favorites = fc.array(fc.record({ titleId: id, name: text }));

/** What a browser remembers after it has imported these. */
function remembered(titles: readonly ReadingProgress[], read: readonly ReadChapter[]) {
  const store = makeStore();
  const progress = Object.fromEntries(titles.map((each) => [each.titleId, each]));
  store.dispatch(historyMerged({ progress, chapters: read }));
  const { readingProgress, readChapters } = store.getState();
  return { store, history: { progress: readingProgress, chapters: readChapters } };
}

/** A valid file, which the test then corrupts. */
function aFile(corrupt: (file: Record<string, unknown[]> & { format: unknown; version: unknown }) => void): string {
  const [titles, read] = fc.sample(fc.tuple(position, chapter), 1)[0]!;
  const file = JSON.parse(historyFile(remembered([titles], [read]).history, [{ titleId: 1, name: 'Ink' }], NOW));
  corrupt(file);
  return JSON.stringify(file, null, 2);
}

const errorOf = (content: string) => readHistoryFile(content, NOW);

describe('a saved history', () => {
  it('loads unchanged into an empty browser', () => {
    fc.assert(
      fc.property(positions, chapters, favorites, (titles, read, liked) => {
        const { history } = remembered(titles, read);
        const loaded = readHistoryFile(historyFile(history, liked, NOW), NOW);
        if (loaded.kind !== 'history') throw new Error(JSON.stringify(loaded));
        const { store } = remembered([], []);
        store.dispatch(historyMerged(loaded.filed.history));
        const { readingProgress, readChapters } = store.getState();
        expect({ progress: readingProgress, chapters: readChapters }).toEqual(JSON.parse(JSON.stringify(history)));
        expect(loaded.filed.favorites).toEqual(JSON.parse(JSON.stringify(liked)));
        expect(loaded.filed.savedAt).toBe(NOW);
      }),
    );
  });

  it('changes nothing in the browser that saved it', () => {
    fc.assert(
      fc.property(positions, chapters, (titles, read) => {
        const { store, history } = remembered(titles, read);
        const loaded = readHistoryFile(historyFile(history, [], NOW), NOW);
        if (loaded.kind === 'history') store.dispatch(historyMerged(loaded.filed.history));
        expect(store.getState()).toMatchObject({ readingProgress: history.progress, readChapters: history.chapters });
      }),
    );
  });

  it('has times in the future limited to now', () => {
    const loaded = errorOf(aFile((file) => Object.assign(file.titles![0] as object, { at: NOW + 9_999_999 })));
    const kept = loaded.kind === 'history' && Object.values(loaded.filed.history.progress);
    expect(kept).toEqual([expect.objectContaining({ at: NOW })]);
  });

  it('loads without unknown fields', () => {
    const loaded = errorOf(aFile((file) => Object.assign(file.titles![0] as object, { sessionId: 'x' })));
    expect(JSON.stringify(loaded)).not.toContain('sessionId');
  });
});

describe('a file that is not a saved history', () => {
  it.each([
    ['', 1],
    ['{\n  "format": "komawari-reading-history",\n  "titles": [', 3],
    ['{"a": 1,\n oops}', 2],
  ])('is rejected with the line when it is not JSON: %j', (content, line) => {
    expect(errorOf(content)).toEqual({ kind: 'error', error: { kind: 'notJson', line } });
  });

  it.each(['null', '7', '"text"', '[]', '{}', '{"format":"other","version":1}', '{"format":"komawari-reading-history"}'])(
    'is rejected as notHistory: %s',
    (content) => {
      expect(errorOf(content)).toEqual({ kind: 'error', error: { kind: 'notHistory' } });
    },
  );

  it('is rejected when a later version wrote it', () => {
    const content = aFile((file) => (file.version = 2));
    expect(errorOf(content)).toEqual({ kind: 'error', error: { kind: 'newerVersion', version: 2 } });
  });

  it.each(['titles', 'chapters', 'favorites'])('is rejected without its list %s', (list) => {
    const content = aFile((file) => delete file[list]);
    expect(errorOf(content)).toEqual({ kind: 'error', error: { kind: 'missingList', list } });
  });

  it.each([
    ['titles', 'page', 'three'],
    ['titles', 'at', -1],
    ['titles', 'titleName', undefined],
    ['chapters', 'isFinished', 'yes'],
    ['chapters', 'chapterId', null],
    ['favorites', 'titleId', '7'],
  ])('is rejected with the list, entry and field: %s, %s, %j', (list, field, value) => {
    const content = aFile((file) => file[list]!.push({ ...(file[list]![0] as object), [field]: value }));
    expect(errorOf(content)).toEqual({ kind: 'error', error: { kind: 'badEntry', list, entry: 2, field } });
  });

  it('is rejected without an exception, for any content', () => {
    fc.assert(fc.property(fc.json(), (content) => expect(errorOf(content).kind).toBe('error')));
    fc.assert(fc.property(fc.string(), (content) => expect(errorOf(content).kind).toBe('error')));
  });
});
