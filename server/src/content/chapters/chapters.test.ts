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

describe('the pages of a chapter', () => {
  it('come in reading order, or the first of them alone', async () => {
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

  it('of a chapter without any are none', async () => {
    const pages = createChapterPages(shelf);
    expect([await pages.of(1), await pages.firstOf(1)]).toEqual([[], undefined]);
  });
});

describe('views', () => {
  async function counted() {
    const { title, chapters } = await shelf.addSerial(2);
    const [first = 0, second = 0] = chapters.map(({ id }) => id);
    const views = createViewCounter(shelf);
    const viewCount = async () => (await shelf.db.select().from(titles).where(eq(titles.id, title.id)))[0]?.viewCount;
    return { titleId: title.id, first, second, views, viewCount };
  }

  it('are written together, and added to those of before', async () => {
    const { titleId, first, second, views, viewCount } = await counted();
    views.count({ titleId, chapterId: first, network: '198.51.100.7' });
    views.count({ titleId, chapterId: second, network: '198.51.100.7' });
    expect(await viewCount()).toBe(0);
    await views.flush();
    await views.flush();
    expect(await viewCount()).toBe(2);
  });

  it('of one network at one chapter count once a day', async () => {
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

  it('are written by themselves after ten seconds', async () => {
    const { titleId, first, views, viewCount } = await counted();
    shelf.time.now += 10;
    views.count({ titleId, chapterId: first, network: '198.51.100.7' });
    const deadline = Date.now() + 5000;
    while ((await viewCount()) === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await viewCount()).toBe(1);
  });

  it('are what the rule says, whatever readers do', async () => {
    const visit = fc.record({
      reader: fc.constantFrom('mara', 'niran', undefined),
      chapter: fc.nat({ max: 1 }),
      minutesLater: fc.constantFrom(0, 10, 29, 30, 45),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { maxLength: 15 }), async (visits) => {
        const { titleId, first, second, views, viewCount } = await counted();
        const countedAt = new Map<string, number>();
        let expected = 0;
        for (const { reader, chapter, minutesLater } of visits) {
          shelf.time.now += minutesLater * 60;
          views.count({ titleId, chapterId: chapter === 0 ? first : second, session: reader });
          const key = `${reader} ${chapter}`;
          if (reader !== undefined && shelf.time.now - (countedAt.get(key) ?? -Infinity) < 30 * 60) continue;
          countedAt.set(key, shelf.time.now);
          expected += 1;
        }
        // What is older than ten seconds writes itself; the last flush waits behind it, for there is one connection.
        await views.flush();
        expect(await viewCount()).toBe(expected);
      }),
      { numRuns: 15 },
    );
  });

  it('that cannot be written are lost without an error', async () => {
    const { titleId, first } = await counted();
    const update = () => {
      throw new Error('The disk is full.');
    };
    const views = createViewCounter({ clock: shelf.clock, db: new Proxy(shelf.db, { get: () => update }) });
    shelf.time.now += 10;
    expect(() => views.count({ titleId, chapterId: first, session: 'mara' })).not.toThrow();
    await expect(views.flush()).resolves.toBeUndefined();
  });

  it('of more readers than are remembered count again', async () => {
    const { titleId, first, views, viewCount } = await counted();
    for (let reader = 0; reader <= 50_000; reader += 1) views.count({ titleId, chapterId: first, session: `reader-${reader}` });
    views.count({ titleId, chapterId: first, session: 'reader-1' });
    views.count({ titleId, chapterId: first, session: 'reader-0' });
    await views.flush();
    expect(await viewCount()).toBe(50_002);
  });
});
