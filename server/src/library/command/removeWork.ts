import { and, eq, inArray } from 'drizzle-orm';
import { bumpContentVersion } from '../../database/counters';
import { chapters, commentLikes, comments, favorites, titles, works } from '../../database/schema';
import type { LibraryContext } from '../context/LibraryContext';
import { LibraryError } from '../report/LibraryError';

/** Takes a work out with all that hangs on it. Its images stay in the store: readers may be looking at them. */
export async function removeWork({ db, tell }: LibraryContext, key: string): Promise<void> {
  const [work] = await db.select().from(works).where(eq(works.key, key));
  if (!work) {
    const { where, what, todo } = new LibraryError(key, 'is no work of this site.', '"npm run library -- list" shows the works.');
    tell({ kind: 'error', where, what, todo });
    return;
  }
  await db.transaction(async (tx) => {
    const titleIds = (await tx.select({ id: titles.id }).from(titles).where(eq(titles.workId, work.id))).map(({ id }) => id);
    const chapterIds = (await tx.select({ id: chapters.id }).from(chapters).where(inArray(chapters.titleId, titleIds))).map(
      ({ id }) => id,
    );
    await tx.delete(commentLikes).where(inArray(commentLikes.chapterId, chapterIds));
    await tx.delete(comments).where(inArray(comments.chapterId, chapterIds));
    await tx.delete(chapters).where(and(inArray(chapters.titleId, titleIds)));
    await tx.delete(favorites).where(inArray(favorites.titleId, titleIds));
    await tx.delete(titles).where(eq(titles.workId, work.id));
    await tx.delete(works).where(eq(works.id, work.id));
    await bumpContentVersion(tx);
  });
  tell({ kind: 'item', outcome: 'removed', what: key });
}
