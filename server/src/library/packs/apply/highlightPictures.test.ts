import { asc, eq } from 'drizzle-orm';
import { banners, chapters, titles } from '../../../database/schema';
import { type Files, OPENING_MS, openTestLibrary, type TestLibrary } from '../../testing/comics';
import { makePageFile, makePicture } from '../../testing/pictures';
import { applyPack } from './applyPack';

let shelf: TestLibrary;
let page: Buffer;
let wide: Buffer;

beforeAll(async () => {
  shelf = await openTestLibrary();
  page = await makePageFile();
  wide = await makePicture(96, 32);
}, OPENING_MS);
beforeEach(() => shelf.reset());
afterAll(() => shelf.close());

function packFiles(highlight: string): Files {
  return {
    'pack.yaml': 'key: sample\nname: Sample\n',
    'works/neon/work.yaml': `direction: rtl
titles: { en: { name: Neon Harbor, author: Aiko }, ru: { name: Гавань, author: Айко }, th: { name: ท่าเรือ, author: ไอโกะ } }
chapters: [{ number: 1, published: 2026-11-01 }, { number: 2, published: 2026-11-02 }]
`,
    'works/neon/chapters/en/1/001.png': page,
    'works/neon/chapters/en/1/002.png': page,
    'works/neon/chapters/en/1/003.double.png': wide,
    'works/neon/chapters/en/1/004.png': page,
    'works/neon/chapters/ru/1/001.png': page,
    'works/neon/chapters/th/2/001.png': page,
    'home.yaml': `highlight: ${highlight}\n`,
  };
}

async function apply(files: Files): Promise<string[]> {
  shelf.write(files);
  await applyPack(shelf, shelf.folder);
  return shelf.takeLines();
}

const rows = () => shelf.db.select().from(banners).orderBy(asc(banners.language), asc(banners.position));

test('stores the first pages of equal shape unencrypted, in each language with the chapter', async () => {
  await apply(packFiles('{ work: neon, chapter: 1 }'));
  const pictures = await rows();
  expect(pictures.map(({ placement, language, position }) => [placement, language, position])).toEqual([
    ['highlight', 0, 0],
    ['highlight', 0, 1],
    ['highlight', 5, 0],
  ]);
  const [english] = await shelf.db
    .select({ id: chapters.id })
    .from(chapters)
    .innerJoin(titles, eq(titles.id, chapters.titleId))
    .where(eq(titles.language, 0));
  expect(pictures[0]!.url).toBe(`/viewer/${english!.id}`);
  const bytes = Buffer.from((await shelf.objects.get(pictures[0]!.image))!);
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
});

test('applying again changes nothing, and removing the highlight deletes its banners', async () => {
  await apply(packFiles('{ work: neon, chapter: 1 }'));
  const before = await rows();
  const again = await apply({});
  expect(again.filter((line) => !line.startsWith('unchanged'))).toEqual([]);
  expect(await rows()).toEqual(before);
  await apply({ 'home.yaml': 'topBanners: []\n' });
  expect(await rows()).toEqual([]);
});

test.each([
  [
    '{ work: moon, chapter: 1 }',
    'left out home.yaml:1: highlights the work "moon", which the pack does not have. Correct the key.',
  ],
  ['{ work: neon, chapter: 9 }', 'left out home.yaml:1: highlights chapter 9, which "neon" does not have. Correct the number.'],
  ['{ work: neon }', 'left out home.yaml:1: "highlight.chapter" cannot be used: Invalid input. Correct that line.'],
])('names the error in the highlight %s', async (highlight, problem) => {
  expect(await apply(packFiles(highlight))).toContain(problem);
});
