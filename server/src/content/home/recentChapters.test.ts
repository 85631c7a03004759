import { createTestContent, type TestContent } from '../../testing/createTestContent';

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
afterAll(() => shelf.close());
afterEach(() => shelf.clear());

async function listed(): Promise<number[]> {
  shelf.tick();
  const days = await shelf.content.recent.byDay();
  return days.flatMap(({ works }) => works.flatMap(({ updates }) => updates.map(({ chapter }) => chapter.chapterId)));
}

async function areReadable(ids: readonly number[]): Promise<boolean[]> {
  return Promise.all(
    ids.map((id) =>
      shelf.content.chapters.of(id).then(
        () => true,
        () => false,
      ),
    ),
  );
}

test('omits a chapter that has left the latest range, although it started this week', async () => {
  const { chapters } = await shelf.addSerial(8);
  const ids = await listed();
  expect(ids).toEqual(expect.arrayContaining(chapters.slice(-3).map(({ id }) => id)));
  expect(await areReadable(ids)).not.toContain(false);
});

test('lists only readable chapters while the chapters of a title arrive in any order', async () => {
  const title = await shelf.addTitle();
  const { time } = shelf;
  for (const position of [7, 2, 9, 1, 5, 3, 8, 4, 6]) {
    await shelf.addChapter({ titleId: title.id, position, startTimeStamp: time.now - (10 - position) * 3600 * 20 });
    const ids = await listed();
    expect(ids.length).toBeGreaterThan(0);
    expect(await areReadable(ids)).not.toContain(false);
  }
});
