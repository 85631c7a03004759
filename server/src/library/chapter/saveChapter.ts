import { eq } from 'drizzle-orm';
import { bumpContentVersion, nextId } from '../../database/counters';
import type { Transaction } from '../../database/Database';
import { chapters, pages } from '../../database/schema';
import type { Outcome } from '../report/LibraryEvent';
import { differs } from '../rows/rowPlan';
import type { PageRow } from './makeChapter';

export type ChapterRow = typeof chapters.$inferSelect;

/** All fields of a chapter's row except its ID. */
export type ChapterFields = Omit<ChapterRow, 'id'>;

/**
 * Writes a chapter in one transaction. An existing chapter keeps its ID, and with it the readers' positions and comments.
 * @param madePages undefined if the pages in the database are still right
 */
export async function saveChapter(
  tx: Transaction,
  existing: ChapterRow | undefined,
  fields: ChapterFields,
  madePages: readonly PageRow[] | undefined,
): Promise<Outcome> {
  if (existing && !madePages && !differs(existing, { ...fields, origin: existing.origin })) {
    // A moved file is recorded, so that the next import finds it there. Readers see no difference.
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
