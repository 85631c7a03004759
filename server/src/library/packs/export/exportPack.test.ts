import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { parse } from 'yaml';
import { z } from 'zod';
import { chapters, comments, pages, works } from '../../../database/schema';
import { memorySourceCache } from '../../cache/SourceCache';
import { type Files, OPENING_MS, openTestLibrary, type TestLibrary, writeFiles } from '../../testing/comics';
import { makePageFile, makePicture } from '../../testing/pictures';
import { applyPack } from '../apply/applyPack';
import { exportPack } from './exportPack';

let shelf: TestLibrary;
/** The folder for exports. */
let root: string;
/** The export that most tests check, and the lines that the site reported when it was applied. */
let exported: string;
let lines: string[];

beforeAll(async () => {
  shelf = await openTestLibrary();
  root = mkdtempSync(path.join(tmpdir(), 'komawari-export-'));
  exported = path.join(root, 'exported');
  await applyPack(shelf, shelf.write(await packFiles()));
  shelf.takeLines();
  await exportPack(shelf, 'sample', exported);
  expect(shelf.takeLines()).toEqual([]);
  lines = await applyFrom(exported);
}, 2 * OPENING_MS);

afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await shelf.close();
});

/** Applies an export with an empty cache, so that no file is known by its time. */
async function applyFrom(folder: string): Promise<string[]> {
  await applyPack({ ...shelf, cache: memorySourceCache() }, folder);
  return shelf.takeLines();
}

function changesOf(said: readonly string[]): string[] {
  return said.filter((line) => !line.startsWith('unchanged'));
}

const read = (file: string, folder = exported) => readFileSync(path.join(folder, file), 'utf8');

/** A pack with everything that a pack can have. Chapter 2 of four has not arrived yet. */
async function packFiles(): Promise<Files> {
  const wide = await makePicture(96, 32);
  const page = (seed: number) => makePageFile(seed);
  return {
    'pack.yaml': 'key: sample\nname: Sample\n',
    'publishers.yaml': `- key: harbor-press
  name: Harbor Press
  banner: { image: images/top.png, url: /publisher_news/harbor-press }
  news:
    - { key: million, published: today-6d, subject: { en: A million!, ru: Миллион! }, body: { en: Thanks }, url: /titles/neon }
- { key: quiet-house, name: Quiet House }
`,
    'works/neon/work.yaml': `direction: rtl
genres: [action, "yes"]
publisher: harbor-press
rating: TEEN
updateTiming: MONDAY
nextChapter: today+4d 15:00
simulRelease: true
viewCount: 480
titles:
  en: { name: "Neon: Harbor", author: Aiko, overview: "Rain.\\n\\nMore rain.", viewingPeriod: Until May, nonAppearance: None }
  ru: { name: Неоновая гавань, author: Айко }
chapters:
  - { number: 1, subTitle: { en: Cold Open }, published: today-9d 15:00, ends: today+5d }
  - { number: 2, published: today-8d }
  - { number: 10.5, name: extra, published: today-2d, ticketUntil: today+9d }
  - { number: ex, published: today+3d 09:00 }
`,
    'works/neon/covers/portrait.en.png': await page(1),
    'works/neon/chapters/en/1/001.png': await page(2),
    'works/neon/chapters/en/1/001.txt': 'Night.\n\nAki: Hello.',
    'works/neon/chapters/en/1/002.right.png': await page(3),
    'works/neon/chapters/en/1/003.left.png': await page(4),
    'works/neon/chapters/en/1/004.png': await makePicture(120, 90),
    'works/neon/chapters/ru/1/001.png': await page(5),
    'works/neon/chapters/en/10.5/001.png': await page(6),
    'works/neon/chapters/en/ex/001.png': await page(7),
    'works/strip/work.yaml': `direction: vertical
titles: { th: { name: ฝน, author: ใคร }, en: { name: Strip, author: Someone } }
chapters: [{ number: One-Shot, published: 2026-11-20T15:00:30Z }]
`,
    'works/strip/chapters/th/one-shot/1.png': await makePicture(40, 200),
    'works/strip/chapters/en/one-shot/1.png': await makePicture(40, 160),
    'home.yaml': `topBanners:
  - { key: neon, images: { en: images/top.png, ru: images/top.png }, url: /titles/neon }
  - { key: two, images: { en: images/top.png }, url: /viewer/neon/10.5, method: MODAL }
featured:
  main:
    - { key: main, images: { en: images/top.png }, url: "https://example.org/" }
    - { key: other, images: { th: images/top.png }, url: /calendar }
  sub1: { key: first, images: { en: images/top.png }, url: /updates }
  contents:
    - list: { key: night, name: { en: For the night, th: กลางคืน }, works: [neon, strip] }
    - banner: { key: read, images: { en: images/top.png }, url: /viewer/neon/1 }
    - list: { key: day, name: { en: For the day }, works: [strip, neon] }
popup: { key: hello, images: { en: images/top.png }, url: /publisher_news/harbor-press }
highlight: { work: neon, chapter: 1 }
`,
    'announcements.yaml': `- key: dark
  date: today-2d
  title: { en: Dark theme, ru: Тёмная тема }
  body: { en: '<p>Hi &amp; <a href="/titles/neon">read</a> <a href="javascript:x()">no</a></p>' }
`,
    'faq.yaml': `- key: free
  question: { en: Is it free?, ru: Это бесплатно? }
  answer: { en: '<p>Yes. <a href="/viewer/neon/1">Begin</a></p>', ru: Да. }
- { key: first, question: { en: Which keys? }, answer: { en: <kbd>F</kbd> } }
`,
    'legal.yaml': `- { key: privacy, date: 2026-11-01T00:00Z, body: { en: '<h3>Ours</h3>', ru: Текст. } }
`,
    'campaigns.yaml': `- { key: south, regions: [AR, MX], from: 2021-06-01T00:00Z, until: 2021-12-31T00:00Z }
`,
    'comments.yaml': `icons: [images/icon.png, images/top.png]
comments:
  - { work: neon, lang: en, chapter: 1, user: Mara, icon: 1, body: "Wow: #1", created: today-1d, likes: 14 }
  - { work: neon, lang: ru, chapter: 1, user: "007", body: Ого, created: today-1d }
  - { work: strip, lang: th, chapter: One-Shot, user: Nok, icon: 7, body: ดี, created: today-1d }
`,
    'images/top.png': wide,
    'images/icon.png': await page(8),
  };
}

test('applying an export again changes nothing, including images', () => {
  expect(lines).toEqual([
    'unchanged 2 publishers',
    'unchanged 1 campaigns',
    'unchanged 4 chapters of neon',
    'unchanged 2 chapters of strip',
    'unchanged 2 news',
    expect.stringMatching(/^unchanged \d+ banners$/),
    'unchanged 3 featured lists',
    'unchanged 2 announcements',
    'unchanged 3 questions',
    'unchanged 2 legal pages',
    'unchanged 3 comments',
  ]);
});

test('exports work keys instead of IDs, absolute dates, and positions despite a missing chapter', () => {
  expect(parse(read('works/neon/work.yaml'))).toMatchObject({
    nextChapter: '2026-11-24T15:00Z',
    viewCount: 480,
    chapters: [
      { number: '1', name: '#001', published: '2026-11-11T15:00Z', ends: '2026-11-25T00:00Z' },
      { number: '10.5', name: 'extra', position: 3, ticketUntil: '2026-11-29T00:00Z' },
      { number: 'ex', published: '2026-11-23T09:00Z' },
    ],
  });
  expect(read('home.yaml')).not.toMatch(/\/(titles|viewer|publisher_news)\/\d/);
  expect(read('announcements.yaml')).toContain('href="/titles/neon"');
  expect(readdirSync(path.join(exported, 'works/neon/chapters/en/1'))).toEqual([
    '001.txt',
    '001.webp',
    '002.right.webp',
    '003.left.webp',
    '004.double.webp',
  ]);
});

describe('schemas of exported files', () => {
  /** The files that name a schema, with that schema. */
  function filesWithSchema(): { file: string; content: unknown; schema: z.ZodType }[] {
    const names = readdirSync(exported, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    return names.map((file) => {
      const text = read(file);
      const [, address = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
      return { file, content: parse(text), schema: z.fromJSONSchema(JSON.parse(read(path.join(path.dirname(file), address)))) };
    });
  }

  it('are named in each file, and accept its content', () => {
    const found = filesWithSchema();
    expect(found.map(({ file }) => file).sort()).toEqual([
      ...['announcements', 'campaigns', 'comments', 'faq', 'home', 'legal', 'pack', 'publishers'].map((name) => `${name}.yaml`),
      ...['neon/exported', 'neon/work', 'strip/exported', 'strip/work'].map((name) => `works/${name}.yaml`),
    ]);
    for (const { file, content, schema } of found)
      expect([file, schema.safeParse(content).error?.issues ?? []]).toEqual([file, []]);
  });

  it('reject unknown fields and values', () => {
    const work = filesWithSchema().find(({ file }) => file === 'works/neon/work.yaml')!;
    const content = work.content as Record<string, unknown>;
    expect(work.schema.safeParse({ ...content, direction: 'up' }).success).toBe(false);
    expect(work.schema.safeParse({ ...content, genre: [] }).success).toBe(false);
    expect(work.schema.safeParse({ ...content, publisher: 'Harbor Press' }).success).toBe(false);
    expect(work.schema.safeParse({ ...content, titles: { xx: { name: 'X', author: 'X' } } }).success).toBe(false);
  });
});

test('does not export readers’ comments, and accepts a folder with a Git repository', async () => {
  const [chapter] = await shelf.db.select().from(chapters).limit(1);
  const said = { chapterId: chapter!.id, id: 900, userName: 'Reader', iconImage: '', body: 'Mine', created: 1, source: 'reader' };
  await shelf.db.insert(comments).values(said);
  const folder = path.join(root, 'repository');
  mkdirSync(path.join(folder, '.git'), { recursive: true });
  await exportPack(shelf, 'sample', folder);
  expect(shelf.takeLines()).toEqual([]);
  expect(read('comments.yaml', folder)).toBe(read('comments.yaml'));
});

test('rejects an unknown pack and a folder that is not empty', async () => {
  await exportPack(shelf, 'samples', path.join(root, 'nowhere'));
  await exportPack(shelf, 'sample', exported);
  expect(shelf.takeLines()).toEqual([
    'left out samples: is not a pack of this site. There are: sample.',
    `left out ${exported}: holds files already. Name an empty folder, or one that is not there.`,
  ]);
});

test('applies only what an editor has changed in the export', async () => {
  const page = 'works/neon/chapters/en/10.5/001.webp';
  const legal = 'legal.yaml';
  const [pageBefore, legalBefore] = [readFileSync(path.join(exported, page)), read(legal)];
  writeFiles(exported, {
    [page]: await makePageFile(99),
    [legal]: '- { key: privacy, date: 2026-11-02T00:00Z, body: { en: New. } }\n',
  });
  expect(changesOf(await applyFrom(exported))).toEqual([
    'changed Neon: Harbor [en] #010.5 (1 pages)',
    'changed page "privacy"',
    'removed page "privacy"',
  ]);
  writeFiles(exported, { [page]: pageBefore, [legal]: legalBefore });
});

test('another site can apply the export, and its own export is unchanged there', async () => {
  const here = await shelf.db.select().from(works);
  await shelf.reset();
  expect((await applyFrom(exported)).filter((line) => line.startsWith('left out'))).toEqual([]);
  const ids = { id: expect.any(Number), publisherId: expect.anything() };
  expect(await shelf.db.select().from(works)).toMatchObject(
    here.map((work) => ({ ...work, ...ids, ...(work.publisherId === null && { publisherId: null }) })),
  );
  const described = await shelf.db.select().from(pages).where(eq(pages.description, 'Night.\n\nAki: Hello.'));
  expect(described).toHaveLength(1);
  const again = path.join(root, 'again');
  await exportPack(shelf, 'sample', again);
  shelf.takeLines();
  expect(changesOf(await applyFrom(again))).toEqual([]);
});
