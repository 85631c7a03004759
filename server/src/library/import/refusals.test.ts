import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { comicInfo, type Files, makeCbz, OPENING_MS, openTestLibrary, renameEntry, type TestLibrary } from '../testing/comics';
import { makePageFile, pictureClaiming } from '../testing/pictures';
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

const GOOD = 'added Good [en] #001 (1 pages), author unknown: --author says it';

/** Imports the files next to a good chapter, which must be imported whatever happens. */
async function refusalOf(files: Files, options: ImportOptions = {}): Promise<string> {
  shelf.write({ 'en/Good 1/1.png': page, ...files });
  const summary = await importComics(shelf, [shelf.folder], options);
  const lines = shelf.takeLines();
  expect(lines).toContain(GOOD);
  expect(summary).toMatchObject({ added: 1, leftOut: 1 });
  return lines.find((line) => line.startsWith('left out'))!;
}

test('rejects a text file named .cbz', async () => {
  expect(await refusalOf({ 'en/Bad 1.cbz': 'Hello, this is no archive.' })).toBe(
    'left out en/Bad 1.cbz: is not a CBZ (a ZIP archive of pages) but text that begins with "Hello, this is no archiv". Get the file again, or take it out of the folder.',
  );
});

test('rejects RAR and EPUB archives', async () => {
  expect(await refusalOf({ 'en/Bad 1.cbz': 'Rar!\x1A\x07\x01\x00' })).toMatch(
    /but a RAR archive\. Unpack it and import the folder, or pack it again as ZIP\./,
  );
  await shelf.reset();
  expect(await refusalOf({ 'en/Bad 1.cbr': 'Rar!\x1A\x07\x01\x00' })).toMatch(/^left out en\/Bad 1\.cbr: .* but a RAR archive\./);
  await shelf.reset();
  expect(await refusalOf({ 'en/Bad 1.epub': 'PK' })).toMatch(
    /^left out en\/Bad 1\.epub: is an archive of a kind that cannot be read \(\.epub\)/,
  );
});

test('rejects truncated archives, empty files and archives without pages', async () => {
  const cbz = await makeCbz({ '1.png': page });
  expect(await refusalOf({ 'en/Bad 1.cbz': cbz.subarray(0, cbz.length - 30) })).toMatch(
    /^left out en\/Bad 1\.cbz: is broken \(.*\)\. Get the file again\./,
  );
  await shelf.reset();
  expect(await refusalOf({ 'en/Bad 1.cbz': '' })).toMatch(/is empty\. Get the file again\./);
  await shelf.reset();
  expect(await refusalOf({ 'en/Bad 1.cbz': await makeCbz({ 'notes.txt': 'no pages' }) })).toMatch(/holds no pages\./);
});

test('rejects an archive with a damaged page', async () => {
  const cbz = await makeCbz({ '1.png': page, '2.png': await makePageFile(1) });
  const at = cbz.indexOf('2.png') + 60;
  cbz[at] = cbz[at]! ^ 0xff;
  expect(await refusalOf({ 'en/Bad 1.cbz': cbz })).toMatch(
    /^left out en\/Bad 1\.cbz: 2\.png: is broken \(.*\)\. Get the file again\./,
  );
});

test.each([
  ['../../evil1.png', 'is a path that leads out of the archive.'],
  ['/etc/evil_1.png', 'is an absolute path.'],
  ['C:\\dir\\evil.png', 'is an absolute path.'],
])('rejects an entry with the path %s', async (name, what) => {
  const plain = 'x'.repeat(name.length - 4) + '.png';
  const cbz = renameEntry(await makeCbz({ '1.png': page, [plain]: page }), plain, name);
  const line = await refusalOf({ 'en/Bad 1.cbz': cbz });
  expect(line).toContain(`${name.replace(/\\/g, '/')}: ${what} Unpack it, look at what is in it`);
});

test('rejects an entry with an excessive compression ratio', async () => {
  const cbz = await makeCbz({ '1.png': page, '2.png': Buffer.alloc(2_000_000) });
  expect(await refusalOf({ 'en/Bad 1.cbz': cbz })).toMatch(/2\.png: grows \d+-fold when unpacked; at most 20-fold is allowed\./);
});

test('rejects an entry that claims to be huge', async () => {
  const cbz = await makeCbz({ '1.png': page, '2.png': page });
  const directory = cbz.lastIndexOf('PK\x01\x02');
  cbz.writeUInt32LE(70 * 1024 * 1024, directory + 24);
  expect(await refusalOf({ 'en/Bad 1.cbz': cbz })).toMatch(/2\.png: unpacks to 70\.0 MiB; at most 64\.0 MiB is allowed\./);
});

test('rejects entries that share their bytes', async () => {
  const cbz = await makeCbz({ '1.png': page, '2.png': page });
  const directory = cbz.lastIndexOf('PK\x01\x02');
  cbz.writeUInt32LE(0, directory + 42);
  expect(await refusalOf({ 'en/Bad 1.cbz': cbz })).toMatch(/shares its bytes with another entry\./);
});

test('rejects too many entries', async () => {
  const files = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.txt`, '']));
  expect(await refusalOf({ 'en/Bad 1.cbz': await makeCbz(files) })).toMatch(
    /holds 2001 files; at most 2000 are allowed\. Split it into chapters\./,
  );
});

test('rejects an image with too many pixels or a side that is too long', async () => {
  expect(await refusalOf({ 'en/Bad 1/1.png': await pictureClaiming(20_000, 20_000) })).toMatch(
    /^left out en\/Bad 1: 1\.png: claims 20000 x 20000 pixels; at most 80 megapixels and 65500 a side are allowed\. Scale it down or cut it\./,
  );
  await shelf.reset();
  expect(await refusalOf({ 'en/Bad 1/1.png': await pictureClaiming(70_000, 10) })).toMatch(/claims 70000 x 10 pixels/);
});

test('rejects the whole chapter if a page is not an image, truncated or in another format', async () => {
  expect(await refusalOf({ 'en/Bad 1/1.png': page, 'en/Bad 1/2.png': '<svg xmlns="http://www.w3.org/2000/svg"/>' })).toMatch(
    /2\.png: is not a PNG, JPEG, WebP, AVIF or GIF picture, whatever its name says\./,
  );
  await shelf.reset();
  expect(await refusalOf({ 'en/Bad 1/1.png': page, 'en/Bad 1/2.png': page.subarray(0, page.length - 200) })).toMatch(
    /2\.png: is broken/,
  );
  await shelf.reset();
  expect(await refusalOf({ 'en/Bad 1/1.png': page, 'en/Bad 1/2.tiff': 'x' })).toMatch(
    /2\.tiff: is a page in a format that cannot be read\. Save it as PNG, JPEG or WebP\./,
  );
});

test('rejects a symbolic link in place of a page', async () => {
  shelf.write({ 'en/Bad 1/1.png': page, 'secret.png': page });
  symlinkSync(path.join(shelf.folder, 'secret.png'), path.join(shelf.folder, 'en/Bad 1/2.png'));
  shelf.write({ 'en/Good 1/1.png': page });
  await importComics(shelf, [path.join(shelf.folder, 'en')], {});
  expect(shelf.takeLines()).toEqual(['left out en/Bad 1/2.png: is a link and not a file. Put the file itself there.', GOOD]);
});

test('rejects a language that the site does not offer, and names --language', async () => {
  const cbz = await makeCbz({ '1.png': page, 'ComicInfo.xml': comicInfo({ Series: 'Haruko', LanguageISO: 'ja', Number: '1' }) });
  expect(await refusalOf({ 'Haruko 001.cbz': cbz })).toBe(
    'left out Haruko 001.cbz: is in Japanese (ja), which the site does not offer. The site offers en, es, fr, id, pt, ru, th. To put it in as one of them, say for example --language en.',
  );
});

test('rejects a comic without a language', async () => {
  expect(await refusalOf({ 'Bird 001.cbz': await makeCbz({ '1.png': page }) })).toMatch(
    /does not say its language\..*Say which one it is, for example --language en\./,
  );
});

test('rejects a duplicate chapter', async () => {
  shelf.write({ 'a/en/Good 1/1.png': page, 'b/en/Good 1/1.png': page });
  await importComics(shelf, [shelf.folder], {});
  expect(shelf.takeLines()).toEqual([
    'left out b/en/Good 1: is #001 of "good" in en, and so is a/en/Good 1. Import one of them by its own path, with --number or --work to tell them apart.',
    GOOD,
  ]);
});

test('rejects a missing path and a folder without comics', async () => {
  await importComics(shelf, [path.join(shelf.folder, 'nowhere')], {});
  await importComics(shelf, [shelf.write({ 'notes.txt': 'x' })], {});
  expect(shelf.takeLines()).toEqual([
    'left out nowhere: does not exist. Check the path.',
    `left out ${shelf.folder}: holds no comics. Expected .cbz files or folders of PNG, JPEG or WebP pages.`,
  ]);
});

test('names a missing cover', async () => {
  shelf.write({ 'a/en/Good 1/1.png': page });
  const cover = path.join(shelf.folder, 'nowhere.png');
  await importComics(shelf, [shelf.folder], { cover });
  expect(shelf.takeLines()).toEqual(['left out a/en/Good 1: nowhere.png: does not exist. Check the path.']);
});
