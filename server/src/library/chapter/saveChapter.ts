import { eq } from 'drizzle-orm';
import { bumpContentVersion, nextId } from '../../database/counters';
import type { Transaction } from '../../database/Database';
import { chapters, pages } from '../../database/schema';
import type { Outcome } from '../report/LibraryEvent';
import { differs } from '../rows/rowPlan';
import type { PageRow } from './makeChapter';

export type ChapterRow = typeof chapters.$inferSelect;

/** All that a chapter's row says, besides its id. */
export type ChapterFields = Omit<ChapterRow, 'id'>;

/**
 * Writes a chapter so that its rows appear whole. A chapter that is there keeps its id, and with it readers' places and comments.
 * @param madePages undefined when the pages in the database are still right
 */
export async function saveChapter(
  tx: Transaction,
  existing: ChapterRow | undefined,
  fields: ChapterFields,
  madePages: readonly PageRow[] | undefined,
): Promise<Outcome> {
  if (existing && !madePages && !differs(existing, { ...fields, origin: existing.origin })) {
    // A file that lies elsewhere now is found there the next time; nobody sees a difference.
    if (fields.origin !== existing.origin)
      await tx.update(chapters).set({ origin: fields.origin }).where(eq(chapters.id, existing.id));
    return 'unchanged';
  }
  const id = existing?.id ?? (await nextId(tx, 'chapter'));
  if (existing) await tx.update(chapters).set(fields).where(eq(chapters.id, id));
  else await tx.insert(chapters).values({ ...fields, id });
  if (madePages) {
    await tx.delete(pages).where(eq(pages.chapterId, id));
    await tx.insert(pages).values(madePages.map((page) => ({ ...page, chapterId: id })));
  }
  await bumpContentVersion(tx);
  return existing ? 'changed' : 'added';
}
