import { DAY_SECONDS } from '@komawari/shared-domain';
import { Language, PageType, PresentationMethod } from '@komawari/shared-proto';
import { asc, eq } from 'drizzle-orm';
import * as tables from '../../../database/schema';
import { importComics } from '../../import/importComics';
import { type Files, NOON, OPENING_MS, openTestLibrary, type TestLibrary } from '../../testing/comics';
import { makePageFile, makePicture } from '../../testing/pictures';
import { applyPack } from './applyPack';

const MIDNIGHT = NOON - 12 * 3600;

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

const WORK = `direction: rtl
genres: [action]
publisher: harbor-press
rating: TEEN
updateTiming: MONDAY
nextChapter: today+4d 15:00
simulRelease: true
viewCount: 480
titles:
  en: { name: Neon Harbor, author: Aiko, overview: Rain. }
  ru: { name: Неоновая гавань, author: Айко }
chapters:
  - { number: 1, subTitle: { en: Cold Open }, published: today-9d 15:00, ends: today+5d }
  - { number: 2, name: ex, published: today-2d, ticketUntil: today+9d }
`;

const HOME = `topBanners:
  - { key: neon, images: { en: images/top.png, ru: images/top.png }, url: /titles/neon }
featured:
  main: { key: main, images: { en: images/top.png }, url: "https://example.org/", method: MODAL }
  contents:
    - list: { key: night, name: { en: For the night, th: กลางคืน }, works: [neon] }
    - banner: { key: read, images: { en: images/top.png }, url: /viewer/neon/1 }
popup: { key: hello, images: { en: images/top.png }, url: /publisher_news/harbor-press }
`;

function packFiles(): Files {
  return {
    'pack.yaml': 'key: sample\nname: Sample\nrollingDates: true\n',
    'publishers.yaml': `- key: harbor-press
  name: Harbor Press
  banner: { image: images/top.png, url: /publisher_news/harbor-press }
  news:
    - { key: million, published: today-6d, subject: { en: A million!, ru: Миллион! }, url: /titles/neon }
`,
    'works/neon/work.yaml': WORK,
    'works/neon/covers/portrait.en.png': page,
    'works/neon/chapters/en/1/001.png': page,
    'works/neon/chapters/en/1/002.right.png': page,
    'works/neon/chapters/en/1/003.left.png': page,
    'works/neon/chapters/ru/1/001.png': page,
    'works/neon/chapters/en/2/001.png': page,
    'home.yaml': HOME,
    'announcements.yaml': `- key: dark
  date: today-2d
  title: { en: Dark theme }
  body: { en: '<p onclick="x()">Hi <script>alert(1)</script><a href="/titles/neon">read</a> <a href="javascript:x()">no</a></p>' }
`,
    'faq.yaml': `- key: free
  question: { en: Is it free?, ru: Это бесплатно? }
  answer: { en: '<p onclick="x()">Yes. <a href="/titles/neon">Begin</a></p>', ru: Да. }
- key: key
  question: { en: Which keys? }
  answer: { en: <kbd>F</kbd> }
`,
    'legal.yaml': `- key: privacy
  date: 2026-11-01T00:00Z
  body: { en: '<h3>Ours</h3><p onclick="x()"><a href="/titles/neon">Read</a></p>', ru: Текст. }
`,
    'campaigns.yaml': `- { key: south, regions: [AR, MX], from: 2021-06-01T00:00Z, until: 2021-12-31T00:00Z }
`,
    'comments.yaml': `icons: [images/icon.png]
comments:
  - { work: neon, lang: en, chapter: 1, user: Mara, body: Wow, created: today-1d, likes: 14 }
`,
    'images/top.png': wide,
    'images/icon.png': page,
  };
}

async function apply(files: Files = {}): Promise<string[]> {
  shelf.write(files);
  await applyPack(shelf, shelf.folder);
  return shelf.takeLines();
}

test('applies works, titles and chapters', async () => {
  await apply(packFiles());
  expect(await shelf.db.select().from(tables.works)).toMatchObject([
    {
      key: 'neon',
      direction: 'rtl',
      genres: ['action'],
      rating: 1,
      updateTiming: 1,
      isSimulReleased: true,
      nextTimeStamp: MIDNIGHT + 4 * DAY_SECONDS + 15 * 3600,
      source: 'pack:sample',
    },
  ]);
  expect(await shelf.db.select().from(tables.titles).orderBy(asc(tables.titles.language))).toMatchObject([
    { language: Language.ENGLISH, name: 'Neon Harbor', author: 'Aiko', overview: 'Rain.', viewCount: 480 },
    { language: Language.RUSSIAN, name: 'Неоновая гавань', author: 'Айко', overview: '' },
  ]);
  const english = await shelf.db
    .select()
    .from(tables.chapters)
    .innerJoin(tables.titles, eq(tables.titles.id, tables.chapters.titleId))
    .where(eq(tables.titles.language, Language.ENGLISH))
    .orderBy(tables.chapters.position);
  expect(english.map((row) => row.chapters)).toMatchObject([
    {
      number: '1',
      name: '#001',
      subTitle: 'Cold Open',
      startTimeStamp: MIDNIGHT - 9 * DAY_SECONDS + 15 * 3600,
      endTimeStamp: MIDNIGHT + 5 * DAY_SECONDS,
      chapterTicketEndtime: 0,
      startFromRight: true,
    },
    {
      number: '2',
      name: 'ex',
      subTitle: 'Chapter 2',
      startTimeStamp: MIDNIGHT - 2 * DAY_SECONDS,
      endTimeStamp: 0,
      chapterTicketEndtime: MIDNIGHT + 9 * DAY_SECONDS,
    },
  ]);
  const types = await shelf.db
    .select({ type: tables.pages.type })
    .from(tables.pages)
    .where(eq(tables.pages.chapterId, english[0]!.chapters.id))
    .orderBy(tables.pages.position);
  expect(types.map(({ type }) => type)).toEqual([PageType.SINGLE, PageType.RIGHT, PageType.LEFT]);
});

test('resolves links to IDs of the same language, and removes scripts', async () => {
  await apply(packFiles());
  const [english, russian] = await shelf.db.select().from(tables.titles).orderBy(asc(tables.titles.language));
  const [publisher] = await shelf.db.select().from(tables.publishers);
  const [first] = await shelf.db
    .select()
    .from(tables.chapters)
    .where(eq(tables.chapters.titleId, english!.id))
    .orderBy(tables.chapters.position);
  const rows = await shelf.db.select().from(tables.banners);
  const urlOf = (key: string, language: Language = Language.ENGLISH) =>
    rows.find((row) => row.key === key && row.language === language);
  expect(urlOf('neon')).toMatchObject({ url: `/titles/${english!.id}`, placement: 'top', method: PresentationMethod.PUSH });
  expect(urlOf('neon', Language.RUSSIAN)).toMatchObject({ url: `/titles/${russian!.id}` });
  expect(urlOf('main')).toMatchObject({ url: 'https://example.org/', method: PresentationMethod.EXTERNAL });
  expect(urlOf('read')).toMatchObject({ url: `/viewer/${first!.id}`, placement: 'content', position: 1 });
  expect(urlOf('hello')).toMatchObject({ url: `/publisher_news/${publisher!.id}`, placement: 'popup' });
  expect(publisher).toMatchObject({
    name: 'Harbor Press',
    bannerUrl: `/publisher_news/${publisher!.id}`,
    bannerImage: expect.stringMatching(/\.webp$/),
  });
  expect(await shelf.db.select().from(tables.publisherNews).orderBy(asc(tables.publisherNews.language))).toMatchObject([
    { subject: 'A million!' },
    { subject: 'Миллион!' },
  ]);
  expect(await shelf.db.select().from(tables.featuredLists)).toMatchObject([
    { key: 'night', language: Language.ENGLISH, titleIds: [english!.id], position: 0 },
  ]);
  expect(await shelf.db.select().from(tables.announcements)).toMatchObject([
    { body: `<p>Hi <a href="/titles/${english!.id}">read</a> <a>no</a></p>`, date: MIDNIGHT - 2 * DAY_SECONDS },
  ]);
  expect(await shelf.db.select().from(tables.comments)).toMatchObject([
    { chapterId: first!.id, userName: 'Mara', body: 'Wow', numberOfLikes: 14, created: MIDNIGHT - DAY_SECONDS },
  ]);
});

test('sorts main banners so that each language finds its first one', async () => {
  const mains = `[{ key: one, images: { ru: images/top.png }, url: /titles/neon }, { key: two, images: { en: images/top.png, ru: images/top.png }, url: /titles/neon }]`;
  const home = HOME.replace(/main: .*/, `main: ${mains}`);
  await apply({ ...packFiles(), 'home.yaml': home });
  const rows = await shelf.db.select().from(tables.banners).where(eq(tables.banners.placement, 'main'));
  const ordered = rows.sort((a, b) => a.position - b.position).map(({ key, language }) => [key, language]);
  expect(ordered.find(([, language]) => language === Language.RUSSIAN)).toEqual(['one', Language.RUSSIAN]);
  expect(ordered.find(([, language]) => language === Language.ENGLISH)).toEqual(['two', Language.ENGLISH]);
});

test('stores questions in the order of the file with sanitized answers, and follows reordering', async () => {
  const { 'faq.yaml': file } = packFiles();
  await apply(packFiles());
  const [english] = await shelf.db.select().from(tables.titles).orderBy(asc(tables.titles.language));
  const rows = () => shelf.db.select().from(tables.faq).orderBy(asc(tables.faq.language), asc(tables.faq.position));
  const before = await rows();
  expect(before).toMatchObject([
    { key: 'free', language: Language.ENGLISH, position: 0, answer: `<p>Yes. <a href="/titles/${english!.id}">Begin</a></p>` },
    { key: 'key', language: Language.ENGLISH, position: 1, answer: '<kbd>F</kbd>' },
    { key: 'free', language: Language.RUSSIAN, position: 0, question: 'Это бесплатно?', answer: 'Да.' },
  ]);
  const entries = String(file).split(/^(?=- key)/m);
  await apply({ 'faq.yaml': entries.reverse().join('') });
  expect((await rows()).map(({ key, position }) => [key, position])).toEqual([
    ['key', 0],
    ['free', 1],
    ['free', 1],
  ]);
  expect((await rows()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  await apply({ 'faq.yaml': '[]' });
  expect(await rows()).toEqual([]);
});

test('names line and language of a question without an answer, and keeps the other questions', async () => {
  await apply(packFiles());
  const lines = await apply({
    'faq.yaml':
      '- key: free\n  question: { en: Is it free?, th: ฟรีไหม }\n  answer: { en: Yes. }\n- key: "No key"\n  question: {}\n  answer: {}\n',
  });
  expect(lines.filter((line) => line.startsWith('left out'))).toEqual([
    'left out faq.yaml:3: "[1].answer" cannot be used: th is missing. Correct that line.',
    'left out faq.yaml:4: "[2].key" cannot be used: must be lower-case letters, digits and hyphens. Correct that line.',
  ]);
  expect(await shelf.db.select().from(tables.faq)).toHaveLength(3);
});

test('applying a pack again changes nothing, with and without the file cache', async () => {
  await apply(packFiles());
  const before = await shelf.db.select().from(tables.chapters);
  expect((await apply()).filter((line) => !line.startsWith('unchanged'))).toEqual([]);
  await applyPack({ ...shelf, cache: { get: () => undefined, set: () => undefined } }, shelf.folder);
  expect(shelf.takeLines().filter((line) => !line.startsWith('unchanged'))).toEqual([]);
  expect(await shelf.db.select().from(tables.chapters)).toEqual(before);
});

test('moves rolling dates on the next day, and keeps readers’ likes and views', async () => {
  await apply(packFiles());
  await shelf.db.update(tables.comments).set({ numberOfLikes: 20 });
  await shelf.db.update(tables.titles).set({ viewCount: 500 });
  shelf.setNow(NOON + DAY_SECONDS);
  await apply();
  expect(await shelf.db.select().from(tables.comments)).toMatchObject([{ created: MIDNIGHT, numberOfLikes: 20 }]);
  expect((await shelf.db.select().from(tables.titles)).map(({ viewCount }) => viewCount)).toEqual([500, 500]);
  const starts = (await shelf.db.select().from(tables.chapters).orderBy(tables.chapters.position)).map(
    ({ startTimeStamp }) => startTimeStamp,
  );
  expect(starts).toEqual([
    MIDNIGHT - 8 * DAY_SECONDS + 15 * 3600,
    MIDNIGHT - 8 * DAY_SECONDS + 15 * 3600,
    MIDNIGHT - DAY_SECONDS,
  ]);
});

test('removes what is no longer in the pack', async () => {
  await apply(packFiles());
  await apply({
    'comments.yaml': 'comments: []',
    'announcements.yaml': '[]',
    'works/neon/work.yaml': WORK.replace(/ {2}- \{ number: 2.*\n/, ''),
    'home.yaml': 'topBanners: []',
  });
  expect(await shelf.db.select().from(tables.comments)).toEqual([]);
  expect(await shelf.db.select().from(tables.announcements)).toEqual([]);
  expect(await shelf.db.select().from(tables.banners)).toEqual([]);
  expect((await shelf.db.select().from(tables.chapters)).map(({ number }) => number)).toEqual(['1', '1']);
});

test('removes a language and its chapters when the work drops it', async () => {
  await apply(packFiles());
  const lines = await apply({ 'works/neon/work.yaml': WORK.replace(/ {2}ru: .*\n/, '') });
  expect(lines).toContain('removed title Неоновая гавань [ru]');
  expect(await shelf.db.select().from(tables.titles)).toMatchObject([{ language: Language.ENGLISH }]);
  expect(await shelf.db.select().from(tables.chapters)).toHaveLength(2);
});

test('names the line of each error, applies the rest, and removes nothing that an error may hide', async () => {
  await apply(packFiles());
  const lines = await apply({
    'home.yaml': HOME.replace('url: /titles/neon }', 'url: titles/neon }').replace('works: [neon]', 'works: [neon, moon]'),
    'announcements.yaml': '- key: light\n  date: someday\n  title: { en: Light }\n  body: { en: x }\n',
    'works/neon/work.yaml': WORK.replace('subTitle:', 'subtitle:'),
    'comments.yaml': 'comments: [\n',
    'works/Moon/work.yaml': WORK,
    'works/sun/work.yaml': WORK.replace('rtl', 'upwards'),
  });
  expect(lines.filter((line) => line.startsWith('left out'))).toEqual([
    'left out works/Moon: is not a valid name of a work. Use lower-case letters, digits and hyphens.',
    'left out works/neon/work.yaml:13: "chapters[1].subtitle" is not a field that is known here. Correct that line.',
    expect.stringMatching(/^left out works\/sun\/work\.yaml:1: "direction" cannot be used: .*ltr/),
    expect.stringMatching(/^left out home\.yaml:2: "topBanners\[1\]\.url" cannot be used: must begin with \/ or https:\/\/\./),
    expect.stringMatching(/^left out announcements\.yaml:2: "\[1\]\.date" cannot be used: must be a date like/),
    expect.stringMatching(/^left out comments\.yaml:\d: is not valid YAML/),
    'left out home.yaml:6: lists the work "moon", which does not exist. Correct the key.',
  ]);
  expect(await shelf.db.select().from(tables.chapters)).toHaveLength(3);
  expect(await shelf.db.select().from(tables.announcements)).toMatchObject([{ key: 'dark' }]);
  expect(await shelf.db.select().from(tables.comments)).toHaveLength(1);
  expect((await shelf.db.select().from(tables.banners)).map(({ key }) => key)).toContain('neon');
});

test('requires images to exist, to be valid, and to be inside the pack', async () => {
  const lines = await apply({
    ...packFiles(),
    'home.yaml': `topBanners:
  - { key: a, images: { en: images/none.png }, url: /titles/neon }
  - { key: b, images: { en: ../../../../../../etc/passwd }, url: /titles/neon }
  - { key: c, images: { en: pack.yaml }, url: /titles/neon }
`,
  });
  expect(lines.filter((line) => line.startsWith('left out'))).toEqual([
    'left out home.yaml:2: names the picture images/none.png, which is not there. Put it there, or correct the path.',
    'left out home.yaml:3: names the picture ../../../../../../etc/passwd, which lies outside of the pack. Copy it into the pack.',
    expect.stringMatching(/^left out pack\.yaml: is not a PNG/),
  ]);
});

test('rejects a chapter with broken pages, but tolerates chapters without files', async () => {
  const lines = await apply({ ...packFiles(), 'works/neon/chapters/ru/1/001.png': 'no picture' });
  expect(lines.filter((line) => line.startsWith('left out'))).toEqual([
    expect.stringMatching(/^left out works\/neon\/chapters\/ru\/1: 001\.png: is not a PNG/),
  ]);
  expect(await shelf.db.select().from(tables.titles)).toHaveLength(1);
});

test('rejects a folder that is not a pack', async () => {
  expect(await apply({ 'readme.txt': 'x' })).toEqual([
    expect.stringMatching(
      /is not a content pack: it has no pack\.yaml\. docs\/content-packs\.md describes packs; comics without one go in with "import"\.$/,
    ),
  ]);
});

test('rejects a work that was imported from elsewhere', async () => {
  shelf.write({ 'en/Neon 1/1.png': page });
  await importComics(shelf, [`${shelf.folder}/en`], {});
  shelf.takeLines();
  expect((await apply(packFiles())).filter((line) => line.includes('is called'))).toEqual([
    'left out works/neon/work.yaml: is called "neon", like a work from another source (import). Rename its folder, or remove the other work.',
  ]);
});

test('applies legal pages by language, sanitized and with site links, and removes dropped ones', async () => {
  await apply(packFiles());
  const rows = () => shelf.db.select().from(tables.legalPages).orderBy(asc(tables.legalPages.language));
  const [neon] = await shelf.db.select().from(tables.titles).where(eq(tables.titles.language, Language.ENGLISH));
  const date = Date.UTC(2026, 10, 1) / 1000;
  expect(await rows()).toMatchObject([
    { key: 'privacy', language: Language.ENGLISH, body: `<h3>Ours</h3><p><a href="/titles/${neon!.id}">Read</a></p>`, date },
    { key: 'privacy', language: Language.RUSSIAN, body: 'Текст.', date },
  ]);
  expect(await apply({ 'legal.yaml': '[]' })).toContain('removed page "privacy"');
  expect(await rows()).toEqual([]);
  const lines = await apply({ 'legal.yaml': '- { key: imprint, date: today, body: { en: Us } }\n' });
  expect(lines.join('\n')).toContain('left out legal.yaml:1: "[1].key" cannot be used');
});

test('applies campaigns with their regions and dates', async () => {
  await apply(packFiles());
  const [from, until] = [Date.UTC(2021, 5, 1), Date.UTC(2021, 11, 31)].map((ms) => ms / 1000);
  expect(await shelf.db.select().from(tables.campaigns)).toMatchObject([
    { key: 'south', regions: ['AR', 'MX'], startTimeStamp: from, endTimeStamp: until },
  ]);
  const lines = await apply({ 'campaigns.yaml': '- { key: south, regions: [Mexico], from: today, until: today+9d }\n' });
  expect(lines.join('\n')).toContain('must be a country in two letters');
  expect(await shelf.db.select().from(tables.campaigns)).toHaveLength(1);
});
