import { asc, eq } from 'drizzle-orm';
import { chapters, titles, works } from '../../database/schema';
import { comicInfo, type Files, makeCbz, OPENING_MS, openTestLibrary, type TestLibrary } from '../testing/comics';
import { makePageFile } from '../testing/pictures';
import type { ImportOptions } from './ImportOptions';
import { importComics } from './importComics';

let shelf: TestLibrary;
let page: Buffer;

beforeAll(async () => {
  page = await makePageFile();
  shelf = await openTestLibrary();
}, OPENING_MS);

beforeEach(() => shelf.reset());

afterAll(() => shelf.close());

async function importAll(files: Files = {}, options: ImportOptions = {}): Promise<string[]> {
  shelf.write(files);
  await importComics(shelf, [shelf.folder], { author: 'A', ...options });
  return shelf.takeLines();
}

/** An archive of one page. The seed makes it different from others. */
async function cbz(fields?: Record<string, string>, seed = 0): Promise<Buffer> {
  const info = fields && { 'ComicInfo.xml': comicInfo(fields) };
  return makeCbz({ '1.png': await makePageFile(seed), ...info });
}

/** `work language number: subtitle` of every chapter in the library. */
async function shelved(): Promise<string[]> {
  const rows = await shelf.db
    .select({ work: works.key, language: titles.language, chapter: chapters })
    .from(chapters)
    .innerJoin(titles, eq(titles.id, chapters.titleId))
    .innerJoin(works, eq(works.id, titles.workId))
    .orderBy(asc(works.key), asc(titles.language), asc(chapters.position));
  return rows.map(({ work, language, chapter }) => `${work} ${language} ${chapter.name}: ${chapter.subTitle}`);
}

const WITCH = { Series: 'A Witch', LanguageISO: 'en' };

test('groups the chapters of one series into one work, and keeps another comic with the same file names apart', async () => {
  await importAll({ 'A Witch/Chapter 1.cbz': await cbz(WITCH), 'A Witch/Vol.1 Ch.2 - The Second.cbz': await cbz(WITCH, 1) });
  await importAll({ 'B Side/Chapter 1.cbz': await cbz({ LanguageISO: 'en' }, 2) });
  expect(await shelved()).toEqual(['a-witch 0 #001: Chapter 1', 'a-witch 0 #002: The Second', 'b-side 0 #001: Chapter 1']);
});

test("a series comes from ComicInfo, then from the folder, then from the file's name", async () => {
  await importAll({
    'en/The Folder/Odd name 1.cbz': await cbz({ Series: 'Told' }),
    'en/The Folder/002.cbz': await cbz(undefined, 1),
    'en/Named 3.cbz': await cbz(undefined, 2),
    'en/Other Folder/Chapter 4.cbz': await cbz(undefined, 3),
  });
  expect((await shelved()).map((line) => line.split(':')[0])).toEqual([
    'named 0 #003',
    'other-folder 0 #004',
    'the-folder 0 #002',
    'told 0 #001',
  ]);
});

test('assigns a chapter without ComicInfo to the single series of its folder', async () => {
  await importAll({
    'en/Witch scans/Chapter 1.cbz': await cbz({ Series: 'A Witch' }),
    'en/Witch scans/Chapter 2.cbz': await cbz(undefined, 1),
  });
  expect(await shelved()).toEqual(['a-witch 0 #001: Chapter 1', 'a-witch 0 #002: Chapter 2']);
});

test('joins languages that are imported separately, and files with other names, to their work', async () => {
  await importAll({ 'Witch [ru] 001.cbz': await cbz({ Series: 'Ведьма', Number: '1' }) });
  await importAll({ 'Witch [en] 001.cbz': await cbz({ Series: 'A Witch', Number: '1' }, 1) });
  await importAll({ 'Another name [en] 002.cbz': await cbz({ Series: 'A Witch', Number: '2' }, 2) });
  expect(await shelved()).toEqual(['witch 0 #001: Chapter 1', 'witch 0 #002: Chapter 2', 'witch 5 #001: Глава 1']);
});

test('makes one work of each series in a language folder', async () => {
  await importAll({
    'shelf/en/Chapter 1.cbz': await cbz({ Series: 'Moon' }),
    'shelf/en/Chapter 2.cbz': await cbz({ Series: 'Sun' }, 1),
  });
  expect(await shelved()).toEqual(['moon 0 #001: Chapter 1', 'sun 0 #002: Chapter 2']);
});

test('imports volumes as chapters if there are no chapters', async () => {
  const files = {
    'en/Series v01.cbz': await cbz(),
    'en/Series v02.cbz': await cbz(undefined, 1),
    'en/Series v03.cbz': await cbz(undefined, 2),
  };
  expect(await importAll(files)).toEqual([
    'added Series [en] #001 (1 pages)',
    'added Series [en] #002 (1 pages)',
    'added Series [en] #003 (1 pages)',
  ]);
  expect(await shelved()).toEqual(['series 0 #001: Volume 1', 'series 0 #002: Volume 2', 'series 0 #003: Volume 3']);
});

test('rejects a volume beside chapters, because its number could collide', async () => {
  const files = { 'en/Series v01.cbz': await cbz(), 'en/Series v02 c005.cbz': await cbz(undefined, 1) };
  expect(await importAll(files)).toEqual([
    'left out en/Series v01.cbz: is volume 1 of "series" in en, which has chapters, like en/Series v02 c005.cbz. Import it by its own path, and say with --number which chapter it is.',
    'added Series [en] #005 (1 pages)',
  ]);
});

describe('chapter of another origin', () => {
  beforeEach(async () => {
    await importAll({ 'a/A Witch 1.cbz': await cbz(WITCH) });
  });

  it('is rejected with both files named', async () => {
    await importComics(shelf, [shelf.write({ 'b/Side 1.cbz': await cbz(WITCH, 1) }) + '/b'], {});
    expect(shelf.takeLines()).toEqual([
      'left out b/Side 1.cbz: would take the place of #001 of "a-witch" in en, which came from a/A Witch 1.cbz. To keep both, say --work or --number; to put this one in its place, say --replace.',
    ]);
  });

  it('is reported in a plan too', async () => {
    await importComics(shelf, [shelf.write({ 'b/Side 1.cbz': await cbz(WITCH, 1) }) + '/b'], { isPlanOnly: true });
    expect(shelf.takeLines()).toEqual([expect.stringContaining('would take the place of #001')]);
  });

  it('is replaced if --replace is given', async () => {
    await importComics(shelf, [shelf.write({ 'b/Side 1.cbz': await cbz(WITCH, 1) }) + '/b'], { mayReplace: true, author: 'A' });
    expect(shelf.takeLines()).toEqual(['changed A Witch [en] #001 (1 pages)']);
  });

  it('is unchanged if the same pages have only moved', async () => {
    await importComics(shelf, [shelf.write({ 'b/A Witch 1.cbz': await cbz(WITCH) }) + '/b'], { author: 'A' });
    expect(shelf.takeLines()).toEqual(['unchanged A Witch [en] #001 (1 pages)']);
    const [chapter] = await shelf.db.select().from(chapters);
    expect(chapter!.origin).toBe(`${shelf.folder}/b/A Witch 1.cbz`);
  });
});

test('reports a chapter as unchanged only if nothing changed', async () => {
  await importAll({ 'en/Moon 1.cbz': await cbz() });
  expect(await importAll({}, { author: 'Another' })).toEqual(['changed Moon [en] #001 (1 pages)']);
  expect(await importAll({}, { author: 'Another' })).toEqual(['unchanged Moon [en] #001 (1 pages)']);
  expect(await importAll({}, { direction: 'rtl', author: 'Another', isDryRun: true })).toEqual([
    'changed Moon [en] #001 (1 pages)',
  ]);
  expect(await importAll({}, { publisher: 'Small Press', author: 'Another' })).toEqual(['changed Moon [en] #001 (1 pages)']);
  expect(await shelf.db.select().from(works)).toMatchObject([{ direction: 'ltr' }]);
});

test('prints the plan as a table and writes nothing', async () => {
  shelf.write({
    'en/A Witch/Vol.1 Ch.2 - The Second.cbz': await cbz(undefined, 1),
    'en/A Witch/Chapter 1.cbz': await makeCbz({ '1.png': page, 'cover.jpg': page }),
    'th/ดวงจันทร์ เล่ม 1.cbz': await cbz(undefined, 2),
  });
  await importComics(shelf, [shelf.folder], { isPlanOnly: true });
  const notes = shelf.events.flatMap((event) => (event.kind === 'note' ? [event.text.replaceAll(`${shelf.folder}/`, '')] : []));
  expect(notes).toEqual([
    'Series   Volume  Chapter  Language  Cover      From',
    'A Witch  -       #001     en        cover.jpg  en/A Witch/Chapter 1.cbz',
    'A Witch  1       #002     en        -          en/A Witch/Vol.1 Ch.2 - The Second.cbz',
    expect.stringMatching(/^ดวงจันทร์ +1 +#001 +th +1\.png +th\/ดวงจันทร์ เล่ม 1\.cbz$/),
  ]);
  expect(await shelf.db.select().from(works)).toEqual([]);
});
