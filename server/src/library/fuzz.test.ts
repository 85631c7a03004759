import fc from 'fast-check';
import { byteChange, changedBytes, fuzzRuns, hostileText } from '../testing/hostileValues';
import { leakIn } from '../testing/leaks';
import { readComicInfo } from './comic-info/readComicInfo';
import { importComics } from './import/importComics';
import { comicInfo, makeCbz, OPENING_MS, openTestLibrary, type TestLibrary } from './testing/comics';
import { makePicture } from './testing/pictures';

const FIELDS = [
  'Title',
  'Series',
  'Number',
  'Volume',
  'Summary',
  'Year',
  'Month',
  'LanguageISO',
  'Manga',
  'Genre',
  'Writer',
  'Pages',
];
const INFO = comicInfo({
  ...Object.fromEntries(FIELDS.map((field) => [field, '1'])),
  Pages: '<Page Image="0" Type="FrontCover"/><Page Image="1" DoublePage="true"/>',
});

const ARCHIVES = fuzzRuns(250);
const INFOS = fuzzRuns(1_600);

let shelf: TestLibrary;
let archive: Buffer;
beforeAll(async () => {
  shelf = await openTestLibrary();
  const page = await makePicture(60, 80);
  archive = await makeCbz({ '001.png': page, '002.png': page, 'ComicInfo.xml': INFO, '001.txt': 'A door.' });
}, OPENING_MS);
afterAll(() => shelf.close());

/** The message of the library for an error that it did not foresee. */
const UNFORESEEN = /^could not be taken in/;

test(
  'a corrupted archive is imported or rejected with a specific error',
  async () => {
    const { limitMs: _limitMs, ...runs } = ARCHIVES;
    await fc.assert(
      fc.asyncProperty(fc.array(byteChange, { minLength: 1, maxLength: 4 }), async (changes) => {
        shelf.write({ 'en/Comic 1.cbz': changes.reduce<Buffer>(changedBytes, archive) });
        const summary = await importComics(shelf, [shelf.folder], { isDryRun: true });
        expect(Object.values(summary).reduce((sum, count) => sum + count, 0)).toBe(1);
        for (const event of shelf.events.splice(0)) {
          if (event.kind !== 'error') continue;
          expect(event.what).not.toMatch(UNFORESEEN);
          expect(leakIn(event.what)).toBeUndefined();
        }
      }),
      runs,
    );
  },
  ARCHIVES.limitMs,
);

test(
  'a corrupted ComicInfo.xml is read partially or reported, in limited time',
  () => {
    const { limitMs: _limitMs, timeout: _timeout, ...runs } = INFOS;
    const values = fc.dictionary(fc.constantFrom(...FIELDS), hostileText);
    fc.assert(
      fc.property(fc.array(byteChange, { maxLength: 3 }), values, fc.boolean(), (changes, fields, isOurs) => {
        const begun = process.cpuUsage();
        const text = Buffer.from(isOurs ? INFO : comicInfo(fields));
        const { info, warnings } = readComicInfo(changes.reduce<Buffer>(changedBytes, text));
        // This measures processor time, not elapsed time: a busy machine must not fail the test.
        expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
        expect(info !== undefined || warnings.length > 0).toBe(true);
        for (const { what } of warnings) expect(leakIn(what)).toBeUndefined();
      }),
      runs,
    );
  },
  INFOS.limitMs,
);
