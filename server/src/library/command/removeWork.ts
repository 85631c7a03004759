import { eq } from 'drizzle-orm';
import { chapters, titles, works } from '../../database/schema';
import type { LibraryContext } from '../context/LibraryContext';
import { LibraryError } from '../report/LibraryError';
import { removeChapters } from '../take-down/removeChapters';

/** Removes a work with everything that belongs to it. Its images stay in the store, because readers may be looking at them. */
export async function removeWork({ db, tell }: LibraryContext, key: string): Promise<void> {
  const [work] = await db.select().from(works).where(eq(works.key, key));
  if (!work) {
    const { where, what, todo } = new LibraryError(
      key,
      'is not a work of this site.',
      '"npm run library -- list" shows the works.',
    );
    tell({ kind: 'error', where, what, todo });
    return;
  }
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: chapters.id })
      .from(chapters)
      .innerJoin(titles, eq(titles.id, chapters.titleId))
      .where(eq(titles.workId, work.id));
    await removeChapters(
      tx,
      work.id,
      rows.map(({ id }) => id),
    );
  });
  tell({ kind: 'item', outcome: 'removed', what: key });
}
