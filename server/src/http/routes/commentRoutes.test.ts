import { createTestSite, MARA, NIRAN, PAUL, type TestSite } from '../../testing/createTestSite';
import { NOW } from '../../testing/rows';
import { sessionHash } from '../request/session';

let site: TestSite;
let chapterId: number;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  const { chapters } = await site.addSerial(1);
  chapterId = chapters[0]!.id;
});

async function comments(session?: string) {
  return (await site.view('commentListView', `/comment?chapter_id=${chapterId}`, session ? { session } : {})).comments;
}

const like = (commentId: number, session: string) =>
  site.success(`/comment_like?comment_id=${commentId}`, { method: 'PUT', session });
const unlike = (commentId: number, session: string) =>
  site.success(`/comment_like?comment_id=${commentId}`, { method: 'DELETE', session });

test('comments are newest first and numbered', async () => {
  await site.addComment({ chapterId, body: 'first', created: NOW - 20 });
  await site.addComment({ chapterId, body: 'second', created: NOW - 10 });
  expect((await comments()).map(({ index, body }) => [index, body])).toEqual([
    [1, 'second'],
    [2, 'first'],
  ]);
});

test('pages of both orders hold every comment once, also where likes and times are equal', async () => {
  for (let at = 0; at < 7; at += 1)
    await site.addComment({ chapterId, body: `${at}`, created: NOW - (at % 3), numberOfLikes: at % 2 });
  for (const order of ['top', 'newest'] as const) {
    const read: { body: string; rank: number }[] = [];
    let after = '';
    do {
      const page = (await site.view('commentListView', `/comment?chapter_id=${chapterId}&order=${order}&limit=3${after}`))
        .comments;
      const rankOf = (comment: (typeof page)[number]) => (order === 'top' ? comment.numberOfLikes : comment.created);
      read.push(...page.map((comment) => ({ body: comment.body, rank: rankOf(comment) })));
      const last = page.at(-1);
      after = page.length === 3 && last ? `&after=${rankOf(last)}-${last.id}` : '';
    } while (after);
    expect(read.map(({ body }) => body).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(read.map(({ rank }) => rank)).toEqual(read.map(({ rank }) => rank).sort((a, b) => b - a));
  }
});

test.each([
  ['order=best', 'order: must be one of newest, top'],
  ['limit=0', 'limit: must be a whole number from 1 to 200'],
  ['limit=201', 'limit: must be a whole number from 1 to 200'],
  ['after=5', 'after: must be the likes or the time of a comment, a hyphen, and its id'],
  ['after=1-9999999999', 'after: must be the likes or the time of a comment, a hyphen, and its id'],
])('rejects invalid page parameters (%s)', async (parameter, debugInfo) => {
  expect((await site.failure(`/comment?chapter_id=${chapterId}&${parameter}`)).debugInfo).toBe(debugInfo);
});

test('names title and chapter only if part of the list is requested', async () => {
  const { titleName, chapterName } = await site.view('commentListView', `/comment?chapter_id=${chapterId}&order=top`);
  expect({ titleName: titleName !== '', chapterName }).toEqual({ titleName: true, chapterName: expect.stringMatching(/^#\d+$/) });
  const asAlways = await site.view('commentListView', `/comment?chapter_id=${chapterId}`);
  expect(asAlways).toMatchObject({ titleName: '', chapterName: '' });
});

test('returns a single comment by ID', async () => {
  const { id } = await site.addComment({ chapterId, body: 'this one' });
  await site.addComment({ chapterId });
  const { comments: found } = await site.view('commentListView', `/comment?chapter_id=${chapterId}&comment_id=${id}`);
  expect(found.map(({ body }) => body)).toEqual(['this one']);
});

test('an unknown chapter is an error, but one without comments has an empty list', async () => {
  expect(await comments()).toEqual([]);
  expect((await site.failure('/comment?chapter_id=404404')).debugInfo).toBe('chapter_id: there is no chapter 404404');
});

test('marks a comment as own only for its author', async () => {
  await site.addComment({ chapterId, session: sessionHash(MARA)! });
  await site.addComment({ chapterId });
  expect((await comments(MARA)).filter(({ isMyComment }) => isMyComment)).toHaveLength(1);
  expect((await comments(NIRAN)).some(({ isMyComment }) => isMyComment)).toBe(false);
  expect((await comments()).some(({ isMyComment }) => isMyComment)).toBe(false);
});

test('a like counts once per reader and is removed once', async () => {
  const { id } = await site.addComment({ chapterId, numberOfLikes: 14 });
  await like(id, MARA);
  await like(id, MARA);
  expect(await comments(MARA)).toMatchObject([{ numberOfLikes: 15, alreadyLiked: true }]);
  expect(await comments(NIRAN)).toMatchObject([{ numberOfLikes: 15, alreadyLiked: false }]);
  await unlike(id, MARA);
  await unlike(id, MARA);
  expect(await comments(MARA)).toMatchObject([{ numberOfLikes: 14, alreadyLiked: false }]);
});

test('likes of many readers at the same time are all counted, exactly', async () => {
  const { id } = await site.addComment({ chapterId });
  const readers = Array.from({ length: 30 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
  await Promise.all(readers.flatMap((reader) => [like(id, reader), like(id, reader)]));
  await Promise.all(readers.slice(0, 10).flatMap((reader) => [unlike(id, reader), unlike(id, reader)]));
  expect((await comments())[0]!.numberOfLikes).toBe(20);
});

test('the last of a reader’s concurrent requests wins', async () => {
  const { id } = await site.addComment({ chapterId });
  await Promise.all([like(id, MARA), like(id, NIRAN), unlike(id, MARA), like(id, PAUL), unlike(id, PAUL), like(id, PAUL)]);
  expect(await comments(PAUL)).toMatchObject([{ numberOfLikes: 2, alreadyLiked: true }]);
  expect(await comments(MARA)).toMatchObject([{ alreadyLiked: false }]);
});

test('counts concurrent likes of several chapters separately, and an error affects no other like', async () => {
  const { chapters } = await site.addSerial(2);
  const [first, second] = await Promise.all(chapters.map((chapter) => site.addComment({ chapterId: chapter.id })));
  const gone = site.failure('/comment_like?comment_id=404404', { method: 'PUT', session: MARA });
  await Promise.all([like(first!.id, MARA), gone, like(second!.id, MARA), like(second!.id, NIRAN)]);
  const countOf = async (comment: typeof first) =>
    (await site.view('commentListView', `/comment?chapter_id=${comment!.chapterId}`)).comments[0]!.numberOfLikes;
  expect([await countOf(first), await countOf(second)]).toEqual([1, 2]);
});

test('a missing comment cannot be liked', async () => {
  const error = await site.failure('/comment_like?comment_id=404404', { method: 'PUT', session: PAUL });
  expect(error.englishPopup!.subject).toBe('Comment not found');
});

test('returns texts of every script unchanged', async () => {
  const body = '<script>alert(1)</script> \u202Eอ่าน 👩‍🚒 ё';
  await site.addComment({ chapterId, body });
  expect((await comments())[0]!.body).toBe(body);
});
