import { Language } from '@komawari/shared-proto';
import fc from 'fast-check';
import { bumpContentVersion } from '../../database/counters';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { DAY, NOW } from '../../testing/rows';
import { accessInTitle } from '../titles/accessInTitle';

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(() => shelf.clear());
afterAll(() => shelf.close());

describe('titleDetails', () => {
  it('contain chapters, recommended titles, the publisher with news, and the time of the next chapter', async () => {
    const publisher = await shelf.addPublisher();
    for (let index = 0; index < 4; index += 1) {
      await shelf.addNews({ publisherId: publisher.id, subject: `News ${index}`, publishedTimeStamp: NOW - index });
    }
    const { id: workId } = await shelf.addWork({ publisherId: publisher.id, genres: ['sea'], nextTimeStamp: NOW + DAY });
    const { title } = await shelf.addSerial(8, { workId });
    const other = await shelf.addSerial(1, { workId: (await shelf.addWork({ genres: ['sea'] })).id });
    shelf.tick();
    const detail = await shelf.content.titleDetails.of(title.id);
    expect(detail.record.title.id).toBe(title.id);
    expect(detail.ranges.first.map(({ name }) => name)).toEqual(['#001', '#002', '#003']);
    expect(detail.nextTimeStamp).toBe(NOW + DAY);
    expect(detail.recommended.map(({ id }) => id)).toEqual([other.title.id]);
    expect(detail.publisher?.publisher.id).toBe(publisher.id);
    expect(detail.publisher?.news.map(({ subject }) => subject)).toEqual(['News 0', 'News 1', 'News 2']);
  });

  it('contain two content banners, and none that links to the title itself', async () => {
    const { title } = await shelf.addSerial(1);
    const urls = [`/titles/${title.id}`, '/titles/1', '/featured', '/updates'];
    for (const [position, url] of urls.entries()) await shelf.addBanner({ placement: 'content', position, url });
    await shelf.addBanner({ placement: 'content', language: Language.THAI });
    shelf.tick();
    const { banners, publisher } = await shelf.content.titleDetails.of(title.id);
    expect(banners.map(({ url }) => url)).toEqual(['/titles/1', '/featured']);
    expect(publisher).toBeUndefined();
  });

  it('reject an unknown title', async () => {
    await expect(shelf.content.titleDetails.of(1)).rejects.toMatchObject({ kind: 'titleNotFound' });
  });
});

describe('chapters.of', () => {
  it('returns the pages, the comment summary, the banners and the publisher', async () => {
    const publisher = await shelf.addPublisher();
    const { id: workId } = await shelf.addWork({ publisherId: publisher.id });
    const { chapters } = await shelf.addSerial(1, { workId });
    const chapterId = chapters[0]?.id ?? 0;
    await shelf.addPages(chapterId, 3);
    const comment = await shelf.addComment({ chapterId });
    const banner = await shelf.addBanner({ placement: 'content' });
    shelf.tick();
    const readable = await shelf.content.chapters.of(chapterId);
    expect(readable.pages.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(readable.comments).toEqual({ numberOfComments: 1, topIds: [comment.id] });
    expect(readable.banners.map(({ id }) => id)).toEqual([banner.id]);
    expect(readable.publisher?.id).toBe(publisher.id);
  });

  it('reads a chapter from the database once per content version', async () => {
    const { chapters } = await shelf.addSerial(1);
    const chapterId = chapters[0]?.id ?? 0;
    shelf.tick();
    const before = await shelf.content.chapters.of(chapterId);
    expect(await shelf.content.chapters.of(chapterId)).toBe(before);
    await bumpContentVersion(shelf.db);
    shelf.tick();
    expect(await shelf.content.chapters.of(chapterId)).not.toBe(before);
  });

  it('rejects a chapter between the ranges and names the nearest free one, the later of two', async () => {
    const { title, chapters } = await shelf.addSerial(9);
    shelf.tick();
    await expect(shelf.content.chapters.of(chapters[4]?.id ?? 0)).rejects.toMatchObject({
      kind: 'chapterBetween',
      recoveryLinks: { titleId: title.id, nearest: { chapterId: chapters[6]?.id, name: '#007' }, endedAt: undefined },
    });
  });

  it('rejects a chapter that has ended and gives its end time', async () => {
    const { id: titleId } = await shelf.addTitle();
    const { id } = await shelf.addChapter({ titleId, endTimeStamp: NOW - DAY, startTimeStamp: NOW - 2 * DAY });
    shelf.tick();
    await expect(shelf.content.chapters.of(id)).rejects.toMatchObject({
      kind: 'chapterEnded',
      recoveryLinks: { titleId, nearest: undefined, endedAt: NOW - DAY },
    });
  });

  it('returns a chapter once it starts, because errors are not cached', async () => {
    const { id: titleId } = await shelf.addTitle();
    const { id } = await shelf.addChapter({ titleId, startTimeStamp: NOW + DAY });
    shelf.tick();
    await expect(shelf.content.chapters.of(id)).rejects.toMatchObject({ kind: 'chapterNotYet' });
    shelf.time.now = NOW + DAY;
    expect((await shelf.content.chapters.of(id)).chapter.id).toBe(id);
  });

  it('returns an ended chapter only while a ticket opens it', async () => {
    const { title } = await shelf.addSerial(9);
    const { id } = await shelf.addChapter({
      titleId: title.id,
      position: 20,
      startTimeStamp: NOW - 99 * DAY,
      endTimeStamp: NOW - DAY,
    });
    const open = await shelf.addChapter({
      titleId: title.id,
      position: 21,
      endTimeStamp: NOW - 1,
      chapterTicketEndtime: NOW + DAY,
    });
    shelf.tick();
    await expect(shelf.content.chapters.of(id)).rejects.toMatchObject({ kind: 'chapterEnded' });
    expect((await shelf.content.chapters.of(open.id)).chapter.id).toBe(open.id);
  });

  it('rejects an unknown chapter', async () => {
    await expect(shelf.content.chapters.of(1)).rejects.toMatchObject({ kind: 'chapterNotFound' });
  });

  it('follows the access rule for any times, and otherwise names the nearest free chapter', async () => {
    const offset = fc.integer({ min: -3, max: 3 }).map((days) => NOW + days * DAY + 1800);
    const orNever = fc.oneof(fc.constant(0), offset);
    const times = fc.record({ startTimeStamp: offset, endTimeStamp: orNever, chapterTicketEndtime: orNever });
    await fc.assert(
      fc.asyncProperty(fc.array(times, { minLength: 1, maxLength: 8 }), async (all) => {
        await shelf.clear();
        const { id: titleId } = await shelf.addTitle();
        for (const [index, each] of all.entries()) await shelf.addChapter({ titleId, position: index + 1, ...each });
        shelf.tick();
        const record = await shelf.content.titles.byId(titleId);
        const access = record ? accessInTitle(record, shelf.clock()) : [];
        const free = access.flatMap((each) => (each.access === 'free' ? [each.chapter] : []));
        expect(access).toHaveLength(all.length);
        for (const { chapter, access: how } of access) {
          const outcome = await shelf.content.chapters.of(chapter.id).catch((error: unknown) => error);
          if (how === 'free' || how === 'ticket') {
            expect(outcome).toMatchObject({ chapter: { id: chapter.id } });
            continue;
          }
          const distances = free.map(({ position }) => Math.abs(position - chapter.position));
          const nearest = free.findLast((_, index) => distances[index] === Math.min(...distances));
          expect(outcome).toMatchObject({
            kind: { notYet: 'chapterNotYet', ended: 'chapterEnded', between: 'chapterBetween' }[how],
            recoveryLinks: { titleId, nearest: nearest && { chapterId: nearest.id, name: nearest.name } },
          });
        }
      }),
      { numRuns: 15 },
    );
  });
});
