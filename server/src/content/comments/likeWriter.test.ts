import fc from 'fast-check';
import type { Database } from '../../database/Database';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { createLikeWriter } from './likeWriter';

const READERS = ['mara', 'niran', 'paul'];

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
afterAll(() => shelf.close());

/** Comments of two chapters, and a function that returns their likes. */
async function someComments() {
  const { chapters } = await shelf.addSerial(2);
  const comments: { id: number; chapterId: number }[] = [];
  for (const { id: chapterId } of chapters) {
    for (let count = 0; count < 2; count += 1) comments.push(await shelf.addComment({ chapterId }));
  }
  const seen = async (session: string) => {
    const views = [];
    for (const { id, chapterId } of comments) views.push(...(await shelf.content.comments.byIds({ chapterId, session }, [id])));
    return views.map(({ isLiked, numberOfLikes }) => ({ isLiked, numberOfLikes }));
  };
  return { comments, seen };
}

/** The database with a count of its statements. The first statements fail with the given errors. */
function watchedDatabase(...errors: Error[]) {
  const watched = { statements: 0, errors };
  const execute = (...args: Parameters<Database['execute']>) => {
    watched.statements += 1;
    const error = watched.errors.shift();
    return error ? Promise.reject(error) : shelf.db.execute(...args);
  };
  const db = new Proxy(shelf.db, {
    get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name, target)),
  });
  return { db, watched };
}

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

it('stores the last state of each reader for any sequence of likes', async () => {
  const press = fc.record({
    reader: fc.constantFrom(...READERS),
    comment: fc.nat({ max: 3 }),
    isLiked: fc.boolean(),
    isAwaited: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(press, { maxLength: 20 }), async (presses) => {
      const { comments, seen } = await someComments();
      const setLike = createLikeWriter(shelf.db);
      const liked = new Set<string>();
      const running = [];
      for (const { reader, comment, isLiked, isAwaited } of presses) {
        running.push(setLike(reader, comments[comment]?.id ?? 0, isLiked));
        if (isAwaited) await Promise.all(running);
        liked[isLiked ? 'add' : 'delete'](`${reader} ${comment}`);
      }
      await Promise.all(running);
      for (const reader of READERS) {
        expect(await seen(reader)).toEqual(
          comments.map((_, comment) => ({
            isLiked: liked.has(`${reader} ${comment}`),
            numberOfLikes: READERS.filter((each) => liked.has(`${each} ${comment}`)).length,
          })),
        );
      }
    }),
    { numRuns: 10 },
  );
});

it('writes concurrent likes in one statement', async () => {
  const { comments } = await someComments();
  const { db, watched } = watchedDatabase();
  const setLike = createLikeWriter(db);
  await Promise.all(comments.flatMap(({ id }) => READERS.map((reader) => setLike(reader, id, true))));
  expect(watched.statements).toBe(1);
  await setLike('mara', comments[0]?.id ?? 0, false);
  expect(watched.statements).toBe(2);
});

it('retries after a deadlock', async () => {
  const { comments, seen } = await someComments();
  const { db, watched } = watchedDatabase(deadlock(), deadlock());
  await createLikeWriter(db)('mara', comments[0]?.id ?? 0, true);
  expect(watched.statements).toBe(3);
  expect((await seen('mara'))[0]).toEqual({ isLiked: true, numberOfLikes: 1 });
});

it('rejects all waiting likes when the database fails, and works again afterwards', async () => {
  const { comments, seen } = await someComments();
  const { db } = watchedDatabase(new Error('gone'));
  const setLike = createLikeWriter(db);
  const [first = 0, second = 0] = comments.map(({ id }) => id);
  const outcomes = await Promise.allSettled([setLike('mara', first, true), setLike('niran', second, true)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await setLike('mara', first, true);
  expect((await seen('mara'))[0]).toEqual({ isLiked: true, numberOfLikes: 1 });
});

it('never lets the number of likes drop below zero, even if the stored count was wrong', async () => {
  const { chapters } = await shelf.addSerial(1);
  const chapterId = chapters[0]?.id ?? 0;
  const { id } = await shelf.addComment({ chapterId });
  await shelf.content.comments.setLike('mara', id, true);
  await shelf.db.execute('update comments set "numberOfLikes" = 0');
  await shelf.content.comments.setLike('mara', id, false);
  const [comment] = await shelf.content.comments.byIds({ chapterId, session: 'mara' }, [id]);
  expect(comment?.numberOfLikes).toBe(0);
});
