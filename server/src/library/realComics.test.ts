import { existsSync } from 'node:fs';
import path from 'node:path';
import { Language } from '@komawari/shared-proto';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { chapters, pages, titles, works } from '../database/schema';
import { decryptImage } from './images/encrypt';
import { importComics } from './import/importComics';
import { OPENING_MS, openTestLibrary, type TestLibrary } from './testing/comics';

/** Comics by other people, to try the library on real files. They are not part of this repository. */
const COMICS = process.env.KOMAWARI_COMICS ?? path.resolve(__dirname, '../../../../shared/comics');
const HAS_COMICS = existsSync(path.join(COMICS, 'pepper-and-carrot'));

const REASON = HAS_COMICS ? '' : ` (there are none in ${COMICS}; KOMAWARI_COMICS names their folder)`;

(HAS_COMICS ? describe : describe.skip)(`real comics${REASON}`, () => {
  let shelf: TestLibrary;
  beforeAll(async () => (shelf = await openTestLibrary()), OPENING_MS);
  beforeEach(() => shelf.reset());
  afterAll(() => shelf.close());

  async function importing(folder: string, options = {}): Promise<string[]> {
    await importComics(shelf, [path.join(COMICS, folder)], options);
    return shelf.takeLines();
  }

  test('Pepper&Carrot is one work in six languages, and importing it again changes nothing', async () => {
    expect((await importing('pepper-and-carrot')).every((line) => line.startsWith('added'))).toBe(true);
    const rows = await shelf.db.select().from(titles).innerJoin(works, eq(works.id, titles.workId)).orderBy(asc(titles.language));
    expect(new Set(rows.map((row) => row.works.key))).toEqual(new Set(['pepper-and-carrot']));
    expect(rows.map((row) => row.titles.language)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rows[Language.RUSSIAN]!.titles).toMatchObject({ name: 'Перчинка и Кэррот', author: 'David Revoy' });
    expect(await shelf.db.select().from(chapters)).toHaveLength(12);
    expect(new Set((await importing('pepper-and-carrot')).map((line) => line.split(' ')[0]))).toEqual(new Set(['unchanged']));
  }, 120_000);

  test('Haruko is rejected as Japanese, and imported with --language en', async () => {
    expect(await importing('right-to-left')).toEqual([
      expect.stringMatching(/is in Japanese \(ja\), which the site does not offer\..*--language en\.$/),
    ]);
    await importing('right-to-left', { language: 'en' });
    expect(await shelf.db.select().from(chapters)).toMatchObject([{ startFromRight: true, isVerticalOnly: false }]);
    const [page] = await shelf.db.select().from(pages);
    const { name, key } = page!.images.high;
    expect(await sharp(decryptImage((await shelf.objects.get(name))!, key)).metadata()).toMatchObject({
      format: 'webp',
      width: 600,
      height: 837,
    });
  }, 120_000);

  test('the vertical strip is recognized by its shape, but needs a language', async () => {
    expect(await importing('vertical-strip')).toEqual([expect.stringMatching(/does not say its language\./)]);
    await importing('vertical-strip', { language: 'en', author: 'Murai' });
    expect(await shelf.db.select().from(chapters)).toMatchObject([{ startFromRight: false, isVerticalOnly: true, name: '#001' }]);
  }, 120_000);
});
