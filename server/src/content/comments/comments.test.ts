import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { NOW } from '../../testing/rows';
import type { CommentPage } from './comments';

const MARA = 'hash-of-mara';
const NIRAN = 'hash-of-niran';

/** A chapter that no test reads. */
const ELSEWHERE = 900_000;

let shelf: TestContent;
let chapterId: number;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(async () => {
  const { chapters } = await shelf.addSerial(1);
  chapterId = chapters[0]?.id ?? 0;
});
afterAll(() => shelf.close());

const newest: CommentPage = { order: 'newest', limit: 200, after: undefined };
const reader = (session?: string) => ({ chapterId, session });

async function listed(page: CommentPage, session?: string) {
  const found = await shelf.content.comments.page(reader(session), page);
  if (!found) throw new Error('There is no such chapter.');
  return found.comments;
}

describe('page of comments', () => {
  it('is sorted by newest or by likes, and contains only comments of its chapter', async () => {
    const old = await shelf.addComment({ chapterId, created: NOW - 9, numberOfLikes: 5 });
    const fresh = await shelf.addComment({ chapterId, created: NOW - 1 });
    await shelf.addComment({ chapterId: ELSEWHERE });
    expect((await listed(newest)).map(({ id }) => id)).toEqual([fresh.id, old.id]);
    expect((await listed({ ...newest, order: 'top' })).map(({ id }) => id)).toEqual([old.id, fresh.id]);
    expect((await listed({ ...newest, only: old.id })).map(({ id }) => id)).toEqual([old.id]);
  });

  it.each(['newest', 'top'] as const)('continues after a cursor without gaps or duplicates (%s)', async (order) => {
    const all = [];
    for (let index = 0; index < 7; index += 1) {
      all.push(await shelf.addComment({ chapterId, created: NOW - (index % 3), numberOfLikes: index % 2 }));
    }
    const seen: number[] = [];
    let after: CommentPage['after'];
    for (;;) {
      const page = await listed({ order, limit: 2, after });
      const last = page.at(-1);
      if (!last) break;
      seen.push(...page.map(({ id }) => id));
      after = { value: order === 'top' ? last.numberOfLikes : last.created, id: last.id };
    }
    expect(seen).toHaveLength(7);
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).sort());
  });

  it('marks the reader’s own and liked comments, and exposes no session', async () => {
    const own = await shelf.addComment({ chapterId, created: NOW - 2, session: MARA });
    const liked = await shelf.addComment({ chapterId, created: NOW - 1, session: NIRAN });
    await shelf.content.comments.setLike(MARA, liked.id, true);
    const flags = async (session?: string) => (await listed(newest, session)).map(({ isOwn, isLiked }) => [isOwn, isLiked]);
    expect(await flags(MARA)).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(await flags(undefined)).toEqual([
      [false, false],
      [false, false],
    ]);
    const found = [...(await listed(newest, MARA)), ...(await shelf.content.comments.byIds(reader(MARA), [own.id]))];
    for (const comment of found) expect(comment).not.toHaveProperty('session');
  });

  it('contains the title, the chapter and whether the reader has a name, even without comments', async () => {
    const { chapters, title } = await shelf.addSerial(2);
    const page = (session?: string) => shelf.content.comments.page({ chapterId: chapters[1]?.id ?? 0, session }, newest);
    const about = { titleName: title.name, chapterName: '#002', comments: [] };
    await shelf.content.profiles.save(MARA, 'Mara', undefined);
    await shelf.content.profiles.save(NIRAN, '', undefined);
    expect(await page(MARA)).toEqual({ ...about, isReaderNamed: true });
    expect(await page(NIRAN)).toEqual({ ...about, isReaderNamed: false });
    expect(await page()).toEqual({ ...about, isReaderNamed: false });
    expect(await shelf.content.comments.page({ chapterId: ELSEWHERE, session: MARA }, newest)).toBeUndefined();
  });
});

it('byIds returns only comments of the given chapter', async () => {
  const here = await shelf.addComment({ chapterId });
  const there = await shelf.addComment({ chapterId: ELSEWHERE });
  const found = await shelf.content.comments.byIds(reader(), [here.id, there.id]);
  expect(found.map(({ id }) => id)).toEqual([here.id]);
  expect(await shelf.content.comments.byIds(reader(), [])).toEqual([]);
});

it('summary counts the comments of a chapter and names the three most liked', async () => {
  const likes = [1, 4, 3, 2];
  const added = [];
  for (const numberOfLikes of likes) added.push(await shelf.addComment({ chapterId, numberOfLikes }));
  const { numberOfComments, topIds } = await shelf.content.comments.summary(chapterId);
  expect(numberOfComments).toBe(4);
  expect(topIds).toEqual([added[1]?.id, added[2]?.id, added[3]?.id]);
  expect(await shelf.content.comments.summary(ELSEWHERE + 1)).toEqual({ numberOfComments: 0, topIds: [] });
});

describe('likes', () => {
  const likesOf = async (id: number) => (await shelf.content.comments.byIds(reader(), [id]))[0]?.numberOfLikes;

  it('count once per reader and are removed once', async () => {
    const { id } = await shelf.addComment({ chapterId });
    const { setLike } = shelf.content.comments;
    await setLike(MARA, id, true);
    await setLike(MARA, id, true);
    await setLike(NIRAN, id, true);
    expect(await likesOf(id)).toBe(2);
    await setLike(MARA, id, false);
    await setLike(MARA, id, false);
    expect(await likesOf(id)).toBe(1);
  });

  it('are exact under concurrency, and the last request of each reader wins', async () => {
    const { id } = await shelf.addComment({ chapterId });
    const { setLike } = shelf.content.comments;
    const presses = Array.from({ length: 30 }, (_, index) => setLike(`reader-${index}`, id, true));
    presses.push(setLike('reader-0', id, false), setLike('reader-1', id, false), setLike('reader-1', id, true));
    await Promise.all(presses);
    expect(await likesOf(id)).toBe(29);
  });

  it('of a missing comment are rejected without affecting others in the same batch', async () => {
    const { id } = await shelf.addComment({ chapterId });
    const { setLike } = shelf.content.comments;
    const [gone, kept] = await Promise.allSettled([setLike(MARA, 999_999, true), setLike(MARA, id, true)]);
    expect(gone).toMatchObject({ status: 'rejected', reason: { kind: 'commentNotFound' } });
    expect(kept?.status).toBe('fulfilled');
    expect(await likesOf(id)).toBe(1);
  });
});
