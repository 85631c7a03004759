import { asc } from 'drizzle-orm';
import { chapters, pages, titles } from '../../database/schema';
import { renditionName } from '../../objects/renditionName';
import { comicInfo, type Files, makeCbz, OPENING_MS, openTestLibrary, type TestLibrary } from '../testing/comics';
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

async function importAll(files: Files, options: ImportOptions = {}): Promise<string[]> {
  shelf.write(files);
  await importComics(shelf, [shelf.folder], { author: 'A', ...options });
  return shelf.takeLines();
}

async function withInfo(info: string | Buffer): Promise<string[]> {
  return importAll({ 'en/Moon 12.cbz': await makeCbz({ '1.png': page, 'ComicInfo.xml': info }) });
}

const IN = 'added Moon [en] #012 (1 pages)';

test.each(['½', '-1', '1/2', 'twelve'])(
  'warns about the chapter number %s and uses the one from the file name',
  async (number) => {
    expect(await withInfo(comicInfo({ Number: number }))).toEqual([
      `warning en/Moon 12.cbz: ComicInfo.xml: has the chapter number "${number}", which is not a chapter number; #012, from the name, is used. Expected a number like 1 or 10.5, ex, or One-Shot; or say it with --number.`,
      IN,
    ]);
  },
);

test.each([
  ['12AU', '#012'],
  ['#7.5 beta', undefined],
  ['7.5b', '#007.5'],
])('uses the numeric part of chapter number %s, with a warning', async (number, name) => {
  const [warning, added] = await importAll({
    'en/Moon/Moon.cbz': await makeCbz({ '1.png': page, 'ComicInfo.xml': comicInfo({ Number: number }) }),
  });
  expect(warning).toContain(`has the chapter number "${number}", which is not a chapter number; ${name ?? 'the name'} is used.`);
  expect(added).toBe(`added Moon [en] ${name ?? 'One-Shot'} (1 pages)`);
});

test.each([
  ['', 'is empty. Leave it out.'],
  ['<ComicInfo>\n<Title>x</ComicInfo>', 'is not well-formed XML (line 2:'],
  ['hello', 'has no ComicInfo element.'],
  ['<!DOCTYPE x [<!ENTITY a "ha">]><ComicInfo><Title>&a;</Title></ComicInfo>', 'declares a document type'],
])('imports the chapter despite a ComicInfo.xml of %j, with a warning', async (xml, warning) => {
  expect(await withInfo(xml)).toEqual([expect.stringContaining(`warning en/Moon 12.cbz: ComicInfo.xml: ${warning}`), IN]);
});

test('warns about a bare & and reads the rest', async () => {
  expect(await withInfo(comicInfo({ Title: 'Tom & Jerry', Summary: 'S' }))).toEqual([
    expect.stringContaining("is not well-formed XML (line 1: char '&' is not expected.); what could be read of it is used."),
    IN,
  ]);
  expect(await shelf.db.select().from(chapters)).toMatchObject([{ subTitle: 'Tom & Jerry' }]);
  expect(await shelf.db.select().from(titles)).toMatchObject([{ overview: 'S' }]);
});

test('decodes named and numeric entities', async () => {
  expect(await withInfo(comicInfo({ Title: 'Caf&#233; &#x410;&amp;B' }))).toEqual([IN]);
  expect(await shelf.db.select().from(chapters)).toMatchObject([{ subTitle: 'Café А&B' }]);
});

function utf16(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

test.each([
  ['UTF-16', utf16(`\uFEFF${comicInfo({ Title: 'Луна' })}`)],
  ['big-endian UTF-16', utf16(`\uFEFF${comicInfo({ Title: 'Луна' })}`, true)],
  ['UTF-16 without a byte order mark', utf16(comicInfo({ Title: 'Луна' }))],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${comicInfo({ Title: 'Луна' })}`)],
  [
    'the encoding of the XML declaration',
    Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="windows-1251"?><ComicInfo><Title>'),
      Buffer.from([0xcb, 0xf3, 0xed, 0xe0]),
      Buffer.from('</Title></ComicInfo>'),
    ]),
  ],
])('the encoding is detected: %s', async (_, bytes) => {
  expect(await withInfo(bytes)).toEqual([IN]);
  expect(await shelf.db.select().from(chapters)).toMatchObject([{ subTitle: 'Луна' }]);
});

test('warns about stray files and invalid extra images, and imports the chapter', async () => {
  expect(
    await importAll({
      'en/Moon 1/001.png': page,
      'en/Moon 1/002.png': page,
      'en/Moon 1/credits.psd': 'x',
      'en/Moon 1/read me.txt': 'x',
      'en/Moon 1/banner.jpg': '<html>',
      'en/Moon 1/Thumbs.db': 'x',
    }),
  ).toEqual([
    'warning en/Moon 1: also holds files that are not pages and are not imported: credits.psd, read me.txt. ',
    'warning en/Moon 1: banner.jpg: is neither a picture nor a page, and is not imported. ',
    'added Moon [en] #001 (2 pages)',
  ]);
});

test('warns about an image beside chapters', async () => {
  expect(await importAll({ 'en/Moon/Moon 1.cbz': await makeCbz({ '1.png': page }), 'en/Moon/banner.png': page })).toEqual([
    'warning en/Moon/banner.png: lies beside chapters and belongs to none of them. To make it a cover, say --cover.',
    'added Moon [en] #001 (1 pages)',
  ]);
});

test('warns about other files beside chapters, in a plan too', async () => {
  const files = {
    'en/Moon/Moon 1.cbz': await makeCbz({ '1.png': page }),
    'en/Moon/notes.txt': 'x',
    'en/Moon/series.json': '{}',
    'en/Moon/cover.png': page,
    'en/Moon/Thumbs.db': 'x',
  };
  const warning = 'warning en/Moon: also holds files that are not chapters and are not imported: notes.txt, series.json. ';
  expect(await importAll(files, { isPlanOnly: true })).toEqual([warning]);
  expect(await importAll(files)).toEqual([warning, 'added Moon [en] #001 (1 pages)']);
});

test('an archive beside pages is a chapter, not a stray file', async () => {
  const files = { 'en/Moon 2/1.png': page, 'en/Moon 2/Moon 3.cbz': await makeCbz({ '1.png': page }) };
  expect(await importAll(files)).toEqual(['added Moon [en] #002 (1 pages)', 'added Moon [en] #003 (1 pages)']);
});

test('imports a ZIP archive with the extension .cbr', async () => {
  expect(await importAll({ 'en/Moon 1.cbr': await makeCbz({ '1.png': page }) })).toEqual(['added Moon [en] #001 (1 pages)']);
});

test('does not take a folder named "in" for a language', async () => {
  expect(await importAll({ 'in/Moon 1.cbz': await makeCbz({ '1.png': page }) })).toEqual([
    expect.stringContaining('left out in/Moon 1.cbz: does not say its language.'),
  ]);
});

test('imports an archive of chapter folders as several chapters, with a note', async () => {
  const files = {
    'cover.jpg': page,
    'ComicInfo.xml': comicInfo({ Series: 'A Witch' }),
    'Chapter 1/1.png': page,
    'Chapter 1/2.png': page,
    'Chapter 2 - The Second/1.png': await makePageFile(1),
    'Chapter 10/1.png': await makePageFile(2),
  };
  expect(await importAll({ 'en/all of it.cbz': await makeCbz(files) })).toEqual([
    'added A Witch [en] #001 (2 pages)',
    'added A Witch [en] #002 (1 pages)',
    'added A Witch [en] #010 (1 pages)',
  ]);
  const rows = await shelf.db.select().from(chapters).orderBy(asc(chapters.position));
  expect(rows.map(({ subTitle }) => subTitle)).toEqual(['Chapter 1', 'The Second', 'Chapter 10']);
  await importComics(shelf, [shelf.folder], { author: 'A' });
  expect(shelf.events).toContainEqual({
    kind: 'note',
    text: `${shelf.folder}/en/all of it.cbz holds 3 chapters: Chapter 1, Chapter 2 - The Second, Chapter 10.`,
  });
  expect(shelf.takeLines().map((line) => line.split(' ')[0])).toEqual(['unchanged', 'unchanged', 'unchanged']);
});

test('imports an archive with other folders as one chapter', async () => {
  const files = { 'scans/1.png': page, 'extras/2.png': page };
  expect(await importAll({ 'en/Moon 1.cbz': await makeCbz(files) })).toEqual(['added Moon [en] #001 (2 pages)']);
});

test('reads ranges, and prefers the later of two versions', async () => {
  expect(
    await importAll({
      'en/Moon 016-017.cbz': await makeCbz({ '1.png': page }),
      'en/Moon 18.cbz': await makeCbz({ '1.png': page }),
      'en/Moon 18v2.cbz': await makeCbz({ '1.png': await makePageFile(1) }),
    }),
  ).toEqual([
    'warning en/Moon 18.cbz: is not imported: en/Moon 18v2.cbz is a later version. ',
    'added Moon [en] #016-017 (1 pages)',
    'added Moon [en] #018 (1 pages)',
  ]);
  expect(await shelf.db.select({ number: chapters.number }).from(chapters).orderBy(asc(chapters.position))).toEqual([
    { number: '16-17' },
    { number: '18' },
  ]);
});

describe('cover', () => {
  async function portrait(): Promise<string> {
    const [title] = await shelf.db.select().from(titles);
    return title!.portraitImage;
  }

  it('is cover.jpg, which is also the first page', async () => {
    const wide = await makePicture(90, 60, 5);
    await importAll({ 'en/Moon 1.cbz': await makeCbz({ '1.png': page, '2.png': page, 'cover.jpg': wide }) });
    const rows = await shelf.db.select().from(pages).orderBy(asc(pages.position));
    expect(rows.map(({ width }) => width)).toEqual([90, 60, 60]);
    const found = await portrait();
    await shelf.reset();
    await importAll({ 'en/Moon 1.cbz': await makeCbz({ '1.png': wide }) });
    expect(found).toBe(await portrait());
  });

  it('is cover.jpg beside the chapters, and --cover overrides it', async () => {
    const files = { 'en/Moon/Moon 1.cbz': await makeCbz({ '1.png': page }) };
    await importAll(files);
    const ofPage = await portrait();
    expect(await importAll({ 'en/Moon/cover.jpg': await makePicture(90, 60, 5) })).toEqual(['changed Moon [en] #001 (1 pages)']);
    const beside = await portrait();
    shelf.write({ 'named.png': await makePicture(90, 60, 9) });
    await importComics(shelf, [`${shelf.folder}/en`], { author: 'A', cover: `${shelf.folder}/named.png` });
    expect(shelf.takeLines()).toEqual(['changed Moon [en] #001 (1 pages)']);
    expect(new Set([ofPage, beside, await portrait()]).size).toBe(3);
  });

  it('is cover.jpg beside the chapter folders of an archive', async () => {
    const wide = await makePicture(90, 60, 5);
    await importAll({ 'en/Moon.cbz': await makeCbz({ 'cover.png': wide, 'Chapter 1/1.png': page, 'Chapter 2/1.png': page }) });
    const found = await portrait();
    await shelf.reset();
    await importAll({ 'en/Moon 1.cbz': await makeCbz({ '1.png': wide }) });
    expect(found).toBe(await portrait());
  });

  it('is kept in smaller sizes, and so are the thumbnails of chapters', async () => {
    await importAll({ 'en/Moon 1.cbz': await makeCbz({ '1.png': page }) });
    const [title] = await shelf.db.select().from(titles);
    const [chapter] = await shelf.db.select().from(chapters);
    const smaller = [
      { picture: title!.portraitImage, width: 240 },
      { picture: title!.portraitImage, width: 360 },
      { picture: title!.landscapeImage, width: 640 },
      { picture: chapter!.thumbnailImage, width: 240 },
    ];
    expect(await Promise.all(smaller.map((one) => shelf.objects.has(renditionName(one))))).toEqual([true, true, true, true]);
  });

  it('cannot be given for several works', async () => {
    const files = { 'en/Moon 1.cbz': await makeCbz({ '1.png': page }), 'en/Sun 1.cbz': await makeCbz({ '1.png': page }) };
    expect(await importAll(files, { cover: '/nowhere.png' })).toEqual([
      'left out --cover: applies to one work, and there are 2. Import that work by its own path.',
    ]);
  });
});
