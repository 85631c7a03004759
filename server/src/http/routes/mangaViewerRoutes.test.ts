import { ChapterType, PageType } from '@komawari/shared-proto';
import { sql } from 'drizzle-orm';
import { pages as pageTable } from '../../database/schema';
import { createTestSite, MARA, type TestSite } from '../../testing/createTestSite';
import { DAY, imageName, NOW } from '../../testing/rows';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
beforeEach(() => site.backToNow());

const read = (chapterId: number, more = '', session?: string) =>
  site.view('mangaViewer', `/manga_viewer?chapter_id=${chapterId}&split=yes${more}`, session ? { session } : {});

async function lastPageOf(chapterId: number, session?: string) {
  const content = (await read(chapterId, '', session)).pages.at(-1)!.content!;
  if (content.kind !== 'lastPage') throw new Error(`the last page is a ${content.kind}`);
  return content.value;
}

test('pages are in order with size, type and key, followed by the last page', async () => {
  const { title, chapters } = await site.addSerial(1);
  const [chapter] = chapters;
  await site.addPages(chapter!.id, 3, { type: 1 });
  const viewer = await read(chapter!.id);
  expect(viewer.pages.map(({ content }) => content!.kind)).toEqual(['mangaPage', 'mangaPage', 'mangaPage', 'lastPage']);
  expect(viewer.pages[1]!.content!.value).toEqual({
    imageUrl: `http://reader.test/images/${imageName(`${chapter!.id}-2-high`)}`,
    width: 800,
    height: 1200,
    type: 1,
    encryptionKey: 'a1'.repeat(64),
    description: '',
  });
  expect(viewer).toMatchObject({ titleId: title.id, chapterId: chapter!.id, chapterName: '#001', titleName: title.name });
});

test('a chapter can be read while the database cannot write, and is not marked as opened', async () => {
  const { chapters } = await site.addSerial(1);
  await site.addPages(chapters[0]!.id, 1);
  await site.db.execute(sql`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await site.db.execute(sql`create trigger full_disk before insert on opened_chapters execute function refuse()`);
  expect((await read(chapters[0]!.id, '', MARA)).pages).toHaveLength(2);
  await site.db.execute(sql`drop trigger full_disk on opened_chapters`);
  expect((await read(chapters[0]!.id, '', MARA)).pages).toHaveLength(2);
});

test('descriptions are sent on request, and a whole spread joins those of both halves', async () => {
  const { chapters } = await site.addSerial(1);
  const image = (word: string) => ({ name: imageName(word), key: 'a1' });
  const all = <Value>(value: Value) => ({ low: value, high: value, super_high: value });
  const halves = [
    { position: 1, type: PageType.LEFT, description: 'Rain.', images: all({ ...image('left'), whole: image('whole') }) },
    { position: 2, type: PageType.RIGHT, description: 'Sun.', images: all(image('right')) },
  ];
  for (const half of halves) {
    await site.db.insert(pageTable).values({ chapterId: chapters[0]!.id, width: 8, height: 9, ...half });
  }
  const words = async (more: string) => {
    const { pages } = await site.view('mangaViewer', `/manga_viewer?chapter_id=${chapters[0]!.id}${more}`);
    return pages.flatMap(({ content }) => (content?.kind === 'mangaPage' ? [content.value.description] : []));
  };
  expect(await words('&split=yes')).toEqual(['', '']);
  expect(await words('&split=yes&descriptions=yes')).toEqual(['Rain.', 'Sun.']);
  expect(await words('&descriptions=yes')).toEqual(['Rain.\nSun.']);
});

test.each(['low', 'high', 'super_high'])('quality %s has its own images', async (quality) => {
  const { chapters } = await site.addSerial(1);
  await site.addPages(chapters[0]!.id, 1);
  const page = (await read(chapters[0]!.id, `&img_quality=${quality}`)).pages[0]!.content!;
  expect(page).toMatchObject({ value: { imageUrl: expect.stringContaining(quality === 'super_high' ? 'super' : quality) } });
});

test('width and height are those of the image in the requested quality', async () => {
  const { chapters } = await site.addSerial(1);
  const image = (width: number) => ({ name: imageName(String(width)), key: 'a1'.repeat(64), width, height: width * 2 });
  await site.addPages(chapters[0]!.id, 1, { images: { low: image(100), high: image(200), super_high: image(400) } });
  const page = (await read(chapters[0]!.id, '&img_quality=low')).pages[0]!.content!;
  expect(page).toMatchObject({ value: { width: 100, height: 200 } });
});

test('a spread is sent as two halves, or as one page if split=no', async () => {
  const { chapters } = await site.addSerial(1);
  const chapterId = chapters[0]!.id;
  await site.addPages(chapterId, 2, { type: PageType.RIGHT });
  const image = { name: imageName('half'), key: 'a1'.repeat(64), width: 800, height: 1200 };
  const first = { ...image, whole: { ...image, name: imageName('whole'), width: 1600 } };
  await site.addPage({ chapterId, position: 3, type: PageType.RIGHT, images: { low: first, high: first, super_high: first } });
  await site.addPage({ chapterId, position: 4, type: PageType.LEFT, images: { low: image, high: image, super_high: image } });
  const pagesOf = async (split: string) => {
    const { pages } = await site.view('mangaViewer', `/manga_viewer?chapter_id=${chapterId}&split=${split}`);
    return pages.flatMap(({ content }) => (content?.kind === 'mangaPage' ? [[content.value.type, content.value.width]] : []));
  };
  const { LEFT, RIGHT, DOUBLE } = PageType;
  expect(await pagesOf('yes')).toEqual([RIGHT, RIGHT, RIGHT, LEFT].map((type) => [type, 800]));
  expect(await pagesOf('no')).toEqual([
    [RIGHT, 800],
    [RIGHT, 800],
    [DOUBLE, 1600],
  ]);
});

test('banners are on a page of their own before the last page', async () => {
  await site.addBanner({ placement: 'content', language: 2 });
  const { chapters } = await site.addSerial(1, { language: 2 });
  expect((await read(chapters[0]!.id)).pages.map(({ content }) => content!.kind)).toEqual(['bannerList', 'lastPage']);
});

describe('chapter navigation', () => {
  test('leads to the next chapter', async () => {
    const { chapters } = await site.addSerial(3);
    const last = await lastPageOf(chapters[0]!.id);
    expect(last.chapterType).toBe(ChapterType.SEQUENCE);
    expect(last.nextChapter!.chapterId).toBe(chapters[1]!.id);
    expect(last.currentChapter!.chapterId).toBe(chapters[0]!.id);
  });

  test('skips the gap to the latest chapters', async () => {
    const { chapters } = await site.addSerial(9);
    const last = await lastPageOf(chapters[2]!.id);
    expect(last.chapterType).toBe(ChapterType.NOSEQUENCE);
    expect(last.nextChapter!.name).toBe('#007');
  });

  test('leads to a chapter in the gap if a ticket opens it', async () => {
    const { title } = await site.addSerial(3);
    const byTicket = await site.addChapter({ titleId: title.id, position: 4, chapterTicketEndtime: NOW + DAY });
    for (const position of [5, 6, 7]) await site.addChapter({ titleId: title.id, position });
    const first = await read(byTicket.id);
    expect(first.chapterId).toBe(byTicket.id);
    const before = first.chapters[2]!;
    expect(await lastPageOf(before.chapterId)).toMatchObject({
      isNextChapterReadByTicket: true,
      nextChapter: { chapterId: byTicket.id },
    });
    expect((await lastPageOf(byTicket.id)).isNextChapterReadByTicket).toBe(false);
  });

  test('ends after the latest chapter, with the time of the next one', async () => {
    const work = await site.addWork({ nextTimeStamp: NOW + 3 * DAY });
    const { chapters } = await site.addSerial(2, { workId: work.id });
    const last = await lastPageOf(chapters[1]!.id);
    expect(last.chapterType).toBe(ChapterType.LATEST);
    expect(last.nextChapter).toBeUndefined();
    expect(last.nextTimeStamp).toBe(NOW + 3 * DAY);
  });

  test('lists only readable chapters', async () => {
    const { chapters } = await site.addSerial(8);
    const viewer = await read(chapters[0]!.id);
    expect(viewer.chapters.map(({ name }) => name)).toEqual(['#001', '#002', '#003', '#006', '#007', '#008']);
  });
});

test('the last page has the three most liked comments, and whether the title is a favorite', async () => {
  const { title, chapters } = await site.addSerial(1);
  const chapterId = chapters[0]!.id;
  for (const numberOfLikes of [5, 40, 1, 20]) await site.addComment({ chapterId, numberOfLikes });
  await site.success(`/title_list/bookmark?title_id=${title.id}`, { method: 'PUT', session: MARA });
  const last = await lastPageOf(chapterId, MARA);
  expect(last.topComments.map(({ numberOfLikes }) => numberOfLikes)).toEqual([40, 20, 5]);
  expect(last.isSubscribed).toBe(true);
  expect((await read(chapterId)).numberOfComments).toBe(4);
  expect((await lastPageOf(chapterId)).isSubscribed).toBe(false);
});

test.each([
  ['rtl', { startFromRight: true, isVerticalOnly: false }],
  ['vertical', { startFromRight: false, isVerticalOnly: true }],
  ['ltr', { startFromRight: false, isVerticalOnly: false }],
] as const)('a work of direction %s sets startFromRight and isVerticalOnly', async (direction, expected) => {
  const work = await site.addWork({ direction });
  const { chapters } = await site.addSerial(1, { workId: work.id });
  expect(await read(chapters[0]!.id)).toMatchObject(expected);
});

describe('error of a chapter that cannot be read', () => {
  const refusal = async (chapterId: number) => (await site.failure(`/manga_viewer?chapter_id=${chapterId}`)).englishPopup!.body;

  test('says that it is between the first and the latest chapters', async () => {
    const { chapters } = await site.addSerial(9);
    expect(await refusal(chapters[4]!.id)).toBe('Only the first and the latest chapters of this title can be read here.');
  });

  test('says that it has not been published yet', async () => {
    const title = await site.addTitle();
    const chapter = await site.addChapter({ titleId: title.id, startTimeStamp: NOW + DAY });
    expect(await refusal(chapter.id)).toBe('This chapter has not been published yet. Please come back later.');
  });

  test('says that it has ended, with the date', async () => {
    const title = await site.addTitle();
    const chapter = await site.addChapter({ titleId: title.id, endTimeStamp: NOW - 1 });
    expect(await refusal(chapter.id)).toMatch(
      /^The period in which this chapter could be read is over\. It ended on [A-Z][a-z]+ \d+, \d{4}\.$/,
    );
  });

  test('links to the nearest chapter and to the title', async () => {
    const { title, chapters } = await site.addSerial(9);
    const { spanishPopup } = await site.failure(`/manga_viewer?chapter_id=${chapters[4]!.id}`);
    expect(spanishPopup!.neutralButton).toMatchObject({ text: '#007', action: { url: `/viewer/${chapters[6]!.id}` } });
    expect(spanishPopup!.okButton).toMatchObject({ action: { url: `/titles/${title.id}` } });
  });

  test('says that it does not exist', async () => {
    expect(await refusal(404_404)).toBe('This chapter does not exist, or is no longer offered.');
  });
});

/** Counts are published each quarter of an hour (`stampOfReaderCounts`). */
const QUARTER = 900;

test('counts a view once per address and chapter, and writes it while the server runs', async () => {
  const { title, chapters } = await site.addSerial(1);
  const path = `/manga_viewer?chapter_id=${chapters[0]!.id}`;
  await site.success(path, { session: MARA });
  await site.success(`${path}&img_quality=low`, { session: MARA });
  await site.success(path);
  site.time.now += 60;
  await site.success(path, { session: MARA });
  await site.success('/language');
  site.time.now += QUARTER;
  const view = await site.view('titleDetailView', `/title_detail?title_id=${title.id}`);
  expect(view.numberOfViews).toBe(1);
});

test('the region is empty unless a region header is configured', async () => {
  const { chapters } = await site.addSerial(1);
  const headers = { 'CF-IPCountry': 'MX' };
  const viewer = await site.view('mangaViewer', `/manga_viewer?chapter_id=${chapters[0]!.id}`, { headers });
  expect(viewer.regionCode).toBe('');
});
