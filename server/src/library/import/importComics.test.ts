import { Language, PageType } from '@komawari/shared-proto';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { chapters, pages, titles, works } from '../../database/schema';
import { decryptImage } from '../images/encrypt';
import { comicInfo, makeCbz, NOON, OPENING_MS, openTestLibrary, type TestLibrary } from '../testing/comics';
import { makePageFile, makePicture } from '../testing/pictures';
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

async function importAll(options: ImportOptions = {}): Promise<string[]> {
  await importComics(shelf, [shelf.folder], options);
  return shelf.takeLines();
}

test('imports languages as siblings of one work, even if the series has another name in each', async () => {
  shelf.write({
    'Pepper [en] 001.cbz': await makeCbz({
      '1.png': page,
      'ComicInfo.xml': comicInfo({ Series: 'Pepper &amp; Carrot', LanguageISO: 'en', Number: '1', Writer: 'David Revoy' }),
    }),
    'Pepper [ru] 001.cbz': await makeCbz({
      '1.png': page,
      'ComicInfo.xml': comicInfo({ Series: 'Перчинка', LanguageISO: 'ru', Number: '1' }),
    }),
  });
  expect(await importAll()).toEqual([
    'added Pepper & Carrot [en] #001 (1 pages)',
    'added Перчинка [ru] #001 (1 pages), author unknown: --author says it',
  ]);
  const rows = await shelf.db.select().from(works).innerJoin(titles, eq(titles.workId, works.id)).orderBy(asc(titles.language));
  expect(rows.map((row) => [row.works.key, row.titles.language, row.titles.name, row.titles.author])).toEqual([
    ['pepper', Language.ENGLISH, 'Pepper & Carrot', 'David Revoy'],
    ['pepper', Language.RUSSIAN, 'Перчинка', 'Автор неизвестен'],
  ]);
});

test('importing the same again changes nothing', async () => {
  shelf.write({ 'en/Moon 1.cbz': await makeCbz({ '1.png': page }), 'en/Moon 2/1.png': page });
  await importAll();
  const before = await shelf.db.select().from(chapters);
  shelf.setNow(NOON + 1000);
  expect(await importAll()).toEqual(['unchanged Moon [en] #001 (1 pages)', 'unchanged Moon [en] #002 (1 pages)']);
  expect(await shelf.db.select().from(chapters)).toEqual(before);
});

test('a chapter with new pages keeps its id and its date', async () => {
  shelf.write({ 'en/Moon 1/1.png': page });
  await importAll();
  const [before] = await shelf.db.select().from(chapters);
  shelf.setNow(NOON + 1000);
  shelf.write({ 'en/Moon 1/1.png': await makePageFile(1) });
  expect(await importAll()).toEqual(['changed Moon [en] #001 (1 pages)']);
  const [after] = await shelf.db.select().from(chapters);
  expect(after).toMatchObject({ id: before!.id, startTimeStamp: NOON });
  expect(after!.sourceHash).not.toBe(before!.sourceHash);
});

test('stores every page in three qualities, each with its own key', async () => {
  shelf.write({ 'en/Moon 1/1.png': await makePicture(1300, 1700), 'en/Moon 1/2.png': page });
  await importAll();
  const rows = await shelf.db.select().from(pages).orderBy(asc(pages.position));
  expect(rows.map(({ width, height }) => [width, height])).toEqual([
    [1300, 1700],
    [60, 90],
  ]);
  const images = rows.flatMap(({ images }) => [images.low, images.high, images.super_high]);
  expect(new Set(images.map(({ key }) => key)).size).toBe(6);
  const widths = await Promise.all(
    images.map(async ({ name, key }) => {
      expect(key).toMatch(/^[0-9a-f]{128}$/);
      const stored = await shelf.objects.get(name);
      return (await sharp(decryptImage(stored!, key)).metadata()).width;
    }),
  );
  expect(widths).toEqual([720, 1200, 1300, 60, 60, 60]);
});

test('cuts a long strip into several double pages, with separate sizes per quality', async () => {
  const strip = await sharp({ create: { width: 800, height: 12_000, channels: 3, background: '#a0c0e0' } })
    .jpeg()
    .toBuffer();
  shelf.write({ 'en/Long 1/1.jpg': strip, 'en/Long 1/2.png': page });
  await importAll();
  const rows = await shelf.db.select().from(pages).orderBy(asc(pages.position));
  const { SINGLE, DOUBLE } = PageType;
  expect(rows.map(({ position, width, height, type }) => [position, width, height, type])).toEqual([
    [0, 800, 4000, DOUBLE],
    [1, 800, 4000, DOUBLE],
    [2, 800, 4000, DOUBLE],
    [3, 60, 90, SINGLE],
  ]);
  expect(rows[0]!.images).toMatchObject({ low: { width: 720, height: 3600 }, high: { width: 800, height: 4000 } });
});

test('makes tall pages a vertical chapter, unless a direction is given', async () => {
  const strip = await makePicture(40, 160);
  shelf.write({ 'en/Bird 1/1.png': strip, 'en/Bird 1/2.png': strip, 'en/Bird 1/cover.png': page });
  await importAll();
  expect(await shelf.db.select().from(chapters)).toMatchObject([{ isVerticalOnly: true, startFromRight: false }]);
  await importAll({ direction: 'rtl' });
  expect(await shelf.db.select().from(chapters)).toMatchObject([{ isVerticalOnly: false, startFromRight: true }]);
  expect(await shelf.db.select().from(works)).toMatchObject([{ direction: 'rtl' }]);
});

test('reads direction, texts, date and spreads from ComicInfo', async () => {
  const info = comicInfo({
    Title: 'Cold Open',
    Series: 'Haruko',
    Number: '2.5',
    Summary: 'A girl and a fish.',
    Writer: 'A',
    Penciller: 'B',
    Year: '2024',
    Month: '2',
    Day: '29',
    LanguageISO: 'pt-BR',
    Manga: 'YesAndRightToLeft',
    AgeRating: 'Teen',
    Genre: 'Comedy, Drama',
    Pages: '<Page Image="1" DoublePage="true"/>',
  });
  shelf.write({
    'h.cbz': await makeCbz({ '1.png': page, '2.png': page, '10.png': await makePicture(120, 90), 'ComicInfo.xml': info }),
  });
  await importAll();
  const [chapter] = await shelf.db.select().from(chapters);
  expect(chapter).toMatchObject({
    number: '2.5',
    name: '#002.5',
    subTitle: 'Cold Open',
    startFromRight: true,
    startTimeStamp: Date.UTC(2024, 1, 29) / 1000,
  });
  expect(await shelf.db.select().from(titles)).toMatchObject([
    { name: 'Haruko', author: 'A, B', overview: 'A girl and a fish.', language: Language.PORTUGUESE_BR },
  ]);
  expect(await shelf.db.select().from(works)).toMatchObject([{ direction: 'rtl', genres: ['Comedy', 'Drama'], rating: 1 }]);
  const types = await shelf.db.select().from(pages).orderBy(asc(pages.position));
  expect(types.map(({ type }) => type)).toEqual([PageType.SINGLE, PageType.DOUBLE, PageType.DOUBLE]);
});

test('takes a title’s texts from its first chapter, whatever later chapters say', async () => {
  const chapter = (number: string, summary: string) =>
    comicInfo({ Series: 'Moon', Number: number, LanguageISO: 'en', Summary: summary });
  shelf.write({
    'Moon 2.cbz': await makeCbz({ '1.png': page, 'ComicInfo.xml': chapter('2', 'What happens in two.') }),
    'Moon 1.cbz': await makeCbz({ '1.png': page, 'ComicInfo.xml': chapter('1', 'What it is about.') }),
  });
  await importAll();
  expect(await importAll()).toEqual(['unchanged Moon [en] #001 (1 pages)', 'unchanged Moon [en] #002 (1 pages)']);
  expect(await shelf.db.select().from(titles)).toMatchObject([{ overview: 'What it is about.' }]);
});

test('command line options override the files', async () => {
  shelf.write({
    'Haruko 001.cbz': await makeCbz({
      '1.png': page,
      'ComicInfo.xml': comicInfo({ Series: 'Haruko', LanguageISO: 'ja', Number: '1' }),
    }),
  });
  const options: ImportOptions = {
    language: 'th',
    series: 'ฮารุโกะ',
    author: 'Someone',
    work: 'haruko-th',
    publisher: 'Small Press',
  };
  expect(await importAll(options)).toEqual(['added ฮารุโกะ [th] #001 (1 pages)']);
  expect(await shelf.db.select().from(titles)).toMatchObject([{ name: 'ฮารุโกะ', author: 'Someone', language: Language.THAI }]);
  expect(await shelf.db.select().from(works)).toMatchObject([{ key: 'haruko-th' }]);
});

test('a dry run reports changes without making them', async () => {
  shelf.write({ 'en/Moon 1.cbz': await makeCbz({ '1.png': page }) });
  expect(await importAll({ isDryRun: true })).toEqual(['added Moon [en] #001 (1 pages), author unknown: --author says it']);
  expect(await shelf.db.select().from(works)).toEqual([]);
});
