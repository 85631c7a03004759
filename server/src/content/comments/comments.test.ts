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

describe('a page of comments', () => {
  it('is the newest first, or the most liked, and never of another chapter', async () => {
    const old = await shelf.addComment({ chapterId, created: NOW - 9, numberOfLikes: 5 });
    const fresh = await shelf.addComment({ chapterId, created: NOW - 1 });
    await shelf.addComment({ chapterId: ELSEWHERE });
    expect((await listed(newest)).map(({ id }) => id)).toEqual([fresh.id, old.id]);
    expect((await listed({ ...newest, order: 'top' })).map(({ id }) => id)).toEqual([old.id, fresh.id]);
    expect((await listed({ ...newest, only: old.id })).map(({ id }) => id)).toEqual([old.id]);
  });

  it.each(['newest', 'top'] as const)('goes on after a cursor without a gap and without a repetition (%s)', async (order) => {
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

  it('says which are the reader’s own and which the reader likes, and hides whose they are', async () => {
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

  it('says what the comments are about, and whether its reader has a name, where there are none, too', async () => {
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

it('finds comments by their ids in their chapter alone', async () => {
  const here = await shelf.addComment({ chapterId });
  const there = await shelf.addComment({ chapterId: ELSEWHERE });
  const found = await shelf.content.comments.byIds(reader(), [here.id, there.id]);
  expect(found.map(({ id }) => id)).toEqual([here.id]);
  expect(await shelf.content.comments.byIds(reader(), [])).toEqual([]);
});

it('sums a chapter up: how many comments it has, and the three that are liked most', async () => {
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

  it('count once for each reader, and are taken back once', async () => {
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

  it('are exact when many readers press at once, and the last press of a reader counts', async () => {
    const { id } = await shelf.addComment({ chapterId });
    const { setLike } = shelf.content.comments;
    const presses = Array.from({ length: 30 }, (_, index) => setLike(`reader-${index}`, id, true));
    presses.push(setLike('reader-0', id, false), setLike('reader-1', id, false), setLike('reader-1', id, true));
    await Promise.all(presses);
    expect(await likesOf(id)).toBe(29);
  });

  it('of a comment that is gone are refused, and of the others at the same moment are kept', async () => {
    const { id } = await shelf.addComment({ chapterId });
    const { setLike } = shelf.content.comments;
    const [gone, kept] = await Promise.allSettled([setLike(MARA, 999_999, true), setLike(MARA, id, true)]);
    expect(gone).toMatchObject({ status: 'rejected', reason: { kind: 'commentNotFound' } });
    expect(kept?.status).toBe('fulfilled');
    expect(await likesOf(id)).toBe(1);
  });
});
