import { utcDay } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { titles } from '../../database/schema';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { DAY } from '../../testing/rows';
import { createChapterPages } from './chapterPages';
import { createViewCounter } from './viewCounter';

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
afterAll(() => shelf.close());

describe('createChapterPages', () => {
  it('returns the pages in reading order, or only the first', async () => {
    const { chapters } = await shelf.addSerial(2);
    const [chapterId = 0, other = 0] = chapters.map(({ id }) => id);
    await shelf.addPages(chapterId, 3);
    await shelf.addPages(other, 1);
    const pages = createChapterPages(shelf);
    expect((await pages.of(chapterId)).map((page) => [page.chapterId, page.position])).toEqual([
      [chapterId, 1],
      [chapterId, 2],
      [chapterId, 3],
    ]);
    expect(await pages.firstOf(chapterId)).toMatchObject({ chapterId, position: 1 });
  });

  it('returns no pages for a chapter without pages', async () => {
    const pages = createChapterPages(shelf);
    expect([await pages.of(1), await pages.firstOf(1)]).toEqual([[], undefined]);
  });
});

describe('view counter', () => {
  async function counted() {
    const { title, chapters } = await shelf.addSerial(2);
    const [first = 0, second = 0] = chapters.map(({ id }) => id);
    const views = createViewCounter(shelf);
    const viewCount = async () => (await shelf.db.select().from(titles).where(eq(titles.id, title.id)))[0]?.viewCount;
    return { titleId: title.id, first, second, views, viewCount };
  }

  it('writes views in one batch and adds them to the stored count', async () => {
    const { titleId, first, second, views, viewCount } = await counted();
    views.count({ titleId, chapterId: first, network: '198.51.100.7' });
    views.count({ titleId, chapterId: second, network: '198.51.100.7' });
    expect(await viewCount()).toBe(0);
    await views.flush();
    await views.flush();
    expect(await viewCount()).toBe(2);
  });

  it('limits the chapters counted per network and day', async () => {
    const { titleId, views, viewCount } = await counted();
    const openAll = (network: string) => {
      for (let chapterId = 1; chapterId <= 400; chapterId += 1) views.count({ titleId, chapterId, network });
    };
    openAll('198.51.100.7');
    openAll('198.51.100.8');
    await views.flush();
    expect(await viewCount()).toBe(600);
    expect(views.totals()).toEqual({ counted: 600, leftOut: 200 });
    shelf.time.now += 86_400;
    openAll('198.51.100.7');
    await views.flush();
    expect(await viewCount()).toBe(900);
    shelf.backToNow();
  });

  it('counts one view per network, chapter and day', async () => {
    const { titleId, first, views, viewCount } = await counted();
    const open = (network: string) => views.count({ titleId, chapterId: first, network });
    for (let attempt = 0; attempt < 50; attempt += 1) open('198.51.100.7');
    open('203.0.113.9');
    await views.flush();
    expect(await viewCount()).toBe(2);
    shelf.time.now += DAY;
    open('198.51.100.7');
    await views.flush();
    expect(await viewCount()).toBe(3);
  });

  it.each([10, -3600])('writes views by itself after ten seconds, also if the clock was set back (%i s)', async (later) => {
    const { titleId, first, views, viewCount } = await counted();
    shelf.time.now += later;
    views.count({ titleId, chapterId: first, network: '198.51.100.7' });
    const deadline = Date.now() + 5000;
    while ((await viewCount()) === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await viewCount()).toBe(1);
  });

  it('counts any sequence of visits once per network, chapter and day', async () => {
    const visit = fc.record({
      network: fc.constantFrom('198.51.100.7', '203.0.113.9', ''),
      chapter: fc.nat({ max: 1 }),
      hoursLater: fc.constantFrom(0, 1, 5, 12, 24),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { maxLength: 15 }), async (visits) => {
        const { titleId, first, second, views, viewCount } = await counted();
        const known = new Set<string>();
        for (const { network, chapter, hoursLater } of visits) {
          shelf.time.now += hoursLater * 3600;
          views.count({ titleId, chapterId: chapter === 0 ? first : second, network });
          known.add(`${network} ${chapter} ${utcDay(shelf.time.now * 1000)}`);
        }
        // Views older than ten seconds are written automatically. The final flush waits for that, because there is only one
        // connection.
        await views.flush();
        expect(await viewCount()).toBe(known.size);
      }),
      { numRuns: 15 },
    );
  });

  it('drops views that cannot be written, without throwing', async () => {
    const { titleId, first } = await counted();
    const update = () => {
      throw new Error('The disk is full.');
    };
    const views = createViewCounter({ clock: shelf.clock, db: new Proxy(shelf.db, { get: () => update }) });
    shelf.time.now += 10;
    expect(() => views.count({ titleId, chapterId: first, network: '198.51.100.7' })).not.toThrow();
    await expect(views.flush()).resolves.toBeUndefined();
  });

  it('stops counting at the daily capacity instead of forgetting earlier views', async () => {
    const { titleId, first, views, viewCount } = await counted();
    for (let reader = 0; reader <= 100_000; reader += 1) views.count({ titleId, chapterId: first, network: `place ${reader}` });
    views.count({ titleId, chapterId: first, network: 'place 0' });
    await views.flush();
    expect(await viewCount()).toBe(100_000);
  });
});
