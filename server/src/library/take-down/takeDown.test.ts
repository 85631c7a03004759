import { Language } from '@komawari/shared-proto';
import { eq } from 'drizzle-orm';
import { createApp } from '../../app';
import { contentStamp } from '../../cache/contentStamp';
import { createContent } from '../../content/createContent';
import * as tables from '../../database/schema';
import { namesOfPicture, renditionName } from '../../objects/renditionName';
import { createTestSite, TEST_SITE_OPTIONS, type TestSite } from '../../testing/createTestSite';
import { memorySourceCache } from '../cache/SourceCache';
import { removeWork } from '../command/removeWork';
import { importComics } from '../import/importComics';
import { applyPack } from '../packs/apply/applyPack';
import { OPENING_MS, openTestLibrary, type TestLibrary } from '../testing/comics';
import { makePageFile, makePicture } from '../testing/pictures';
import { putBack, takeDown } from './takeDown';

let shelf: TestLibrary;

beforeAll(async () => {
  shelf = await openTestLibrary();
}, OPENING_MS);

beforeEach(() => shelf.reset());

afterAll(() => shelf.close());

const PACK = {
  'pack.yaml': 'key: sample\nname: Sample\n',
  'works/neon/work.yaml': `direction: rtl
titles: { en: { name: Neon, author: Aiko }, ru: { name: Неон, author: Айко } }
chapters: [{ number: 1, published: today-9d }, { number: 2, published: today-2d }]
`,
  'home.yaml': `topBanners:
  - { key: read, images: { en: images/top.png }, url: /viewer/neon/2 }
  - { key: all, images: { en: images/top.png, ru: images/top.png }, url: /titles/neon }
highlight: { work: neon, chapter: 2 }
`,
};

async function applied(): Promise<string[]> {
  const pages = ['en/1', 'en/2', 'ru/2'].map(async (chapter, seed) => [
    `works/neon/chapters/${chapter}/1.png`,
    await makePageFile(seed),
  ]);
  const files = { ...PACK, ...Object.fromEntries(await Promise.all(pages)), 'images/top.png': await makePicture(96, 32) };
  await applyPack(shelf, shelf.write(files));
  return shelf.takeLines();
}

async function numbersOf(language: Language): Promise<string[]> {
  const rows = await shelf.db
    .select({ number: tables.chapters.number })
    .from(tables.chapters)
    .innerJoin(tables.titles, eq(tables.titles.id, tables.chapters.titleId))
    .where(eq(tables.titles.language, language))
    .orderBy(tables.chapters.position);
  return rows.map(({ number }) => number);
}

const { ENGLISH, RUSSIAN } = Language;
const SECOND = { work: 'neon', language: undefined, number: '2' };

test('removes a chapter in every language with its banners, and a title without chapters', async () => {
  await applied();
  await takeDown(shelf, SECOND, 'a letter');
  expect(shelf.takeLines()).toEqual(['removed Neon [en] #002', 'removed Неон [ru] #002']);
  expect([await numbersOf(ENGLISH), await numbersOf(RUSSIAN)]).toEqual([['1'], []]);
  expect(await shelf.db.select().from(tables.titles)).toHaveLength(1);
  expect(await shelf.db.select().from(tables.banners)).toMatchObject([{ key: 'all', language: ENGLISH }]);
});

test('deletes the chapter’s images from the store, but not those used elsewhere', async () => {
  await applied();
  const rows = await shelf.db.select().from(tables.pages).orderBy(tables.pages.chapterId);
  const numbered = new Map((await shelf.db.select().from(tables.chapters)).map(({ id, number }) => [id, number]));
  await takeDown(shelf, SECOND, 'a letter');
  for (const { chapterId, images } of rows) {
    const isGone = numbered.get(chapterId) === '2';
    for (const { name } of Object.values(images)) expect([name, await shelf.objects.has(name)]).toEqual([name, !isGone]);
  }
  const [title] = await shelf.db.select().from(tables.titles);
  const [banner] = await shelf.db.select().from(tables.banners);
  for (const name of [title!.portraitImage, title!.landscapeImage, banner!.image])
    expect(await shelf.objects.has(name)).toBe(true);
});

test('deletes the covers of a removed title in every size', async () => {
  await applied();
  const [gone] = await shelf.db.select().from(tables.titles).where(eq(tables.titles.language, RUSSIAN));
  const [kept] = await shelf.db.select().from(tables.titles).where(eq(tables.titles.language, ENGLISH));
  const smaller = (picture: string) => renditionName({ picture, width: 240 });
  expect(await shelf.objects.has(smaller(gone!.portraitImage))).toBe(true);
  await takeDown(shelf, SECOND, 'a letter');
  expect(await Promise.all(namesOfPicture(gone!.portraitImage).map(shelf.objects.has))).not.toContain(true);
  expect(await shelf.objects.has(smaller(kept!.portraitImage))).toBe(true);
});

test('neither a pack nor an import restores what was taken down until it is put back', async () => {
  await applied();
  await takeDown(shelf, { ...SECOND, language: 'en' }, 'a letter');
  expect(shelf.takeLines()).toEqual(['removed Neon [en] #002']);
  await applied();
  expect([await numbersOf(ENGLISH), await numbersOf(RUSSIAN)]).toEqual([['1'], ['2']]);

  await takeDown(shelf, { work: 'neon', language: undefined, number: undefined }, 'all of it');
  shelf.takeLines();
  expect(await shelf.db.select().from(tables.works)).toEqual([]);
  const folder = shelf.write({ 'loose/Neon [en] 003/1.png': await makePageFile() });
  await importComics(shelf, [`${folder}/loose`], { work: 'neon' });
  expect(shelf.takeLines()).toEqual([
    expect.stringContaining('is taken down (all of it). To let it back in: npm run library -- put-back neon'),
  ]);

  await putBack(shelf, { work: 'neon', language: undefined, number: undefined });
  await applied();
  expect([await numbersOf(ENGLISH), await numbersOf(RUSSIAN)]).toEqual([['1'], ['2']]);
  await putBack(shelf, { ...SECOND, language: 'en' });
  await applied();
  expect(await numbersOf(ENGLISH)).toEqual(['1', '2']);
});

test('rejects taking down an unknown chapter, and putting back what is not taken down', async () => {
  await applied();
  await takeDown(shelf, { ...SECOND, number: '7' }, 'a letter');
  await putBack(shelf, SECOND);
  await takeDown(shelf, { ...SECOND, language: 'ru' }, 'a letter');
  await putBack(shelf, SECOND);
  expect(shelf.takeLines()).toEqual([
    'left out neon 7: is not a chapter of this site. "npm run library -- list" shows the works.',
    'left out neon 2: is not taken down. Nothing of this work is.',
    'removed Неон [ru] #002',
    'left out neon 2: is not taken down. Of this work there are: neon [ru] 2.',
  ]);
});

test('a work that is only removed can be applied again', async () => {
  await applied();
  await removeWork(shelf, 'neon');
  expect(await shelf.db.select().from(tables.works)).toEqual([]);
  await applied();
  expect(await numbersOf(ENGLISH)).toEqual(['1', '2']);
});

describe('with two servers on one database', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite();
  }, OPENING_MS);
  afterAll(() => site.close());

  /** Another process: it shares database, store and clock with the first one, but no memory. */
  function secondServer() {
    const { db, clock, objects } = site;
    const stamp = contentStamp(db, clock);
    const content = createContent({ db, clock, stamp });
    return createApp({ content, stamp, objects, clock, config: TEST_SITE_OPTIONS, checkDatabase: async () => undefined });
  }

  it('neither serves a taken-down chapter or its images after one second', async () => {
    const editor = { ...shelf, db: site.db, objects: site.objects, clock: site.clock, cache: memorySourceCache() };
    await applied();
    await applyPack(editor, shelf.folder);
    const [row] = await site.db
      .select({ id: tables.chapters.id, titleId: tables.chapters.titleId, images: tables.pages.images })
      .from(tables.chapters)
      .innerJoin(tables.pages, eq(tables.pages.chapterId, tables.chapters.id))
      .where(eq(tables.chapters.number, '2'));
    const other = secondServer();
    const addresses = [
      `/api/manga_viewer?chapter_id=${row!.id}`,
      `/images/${row!.images.high.name}`,
      `/api/title_detailV3?title_id=${row!.titleId}`,
    ];
    const read = async (at: string, headers?: Record<string, string>) => {
      const answers = [
        await site.request(at, { headers: headers ?? {} }),
        await other.request(`http://reader.test${at}`, { headers: headers ?? {} }),
      ];
      return Promise.all(
        answers.map(async (answer) => [answer.status, Buffer.from(await answer.arrayBuffer()).toString('latin1')] as const),
      );
    };
    const before = await Promise.all(addresses.map((at) => read(at)));
    for (const answers of before) expect(answers.map(([status]) => status)).toEqual([200, 200]);
    expect(before[2]!.every(([, body]) => body.includes('#002'))).toBe(true);

    await takeDown(editor, SECOND, 'a letter');
    site.tick();
    const [viewer, picture, title] = await Promise.all(addresses.map((at) => read(at)));
    // An error is an answer too (docs/wire.md), and contains no picture address.
    for (const [, body] of viewer!) expect(body).not.toContain('/images/');
    expect(picture!.map(([status]) => status)).toEqual([404, 404]);
    // A cache must not be told either that its copy is still valid.
    const known = await read(addresses[1]!, { 'If-None-Match': `"${row!.images.high.name}"` });
    expect(known.map(([status]) => status)).toEqual([404, 404]);
    for (const [, body] of title!) expect(body).not.toContain('#002');
  });
});
