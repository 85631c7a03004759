import { asc, gt } from 'drizzle-orm';
import { feedback } from '../../database/schema';
import type { LibraryContext } from '../context/LibraryContext';
import { csvRecord } from './csv';
import { isoTime } from './isoTime';

const BATCH = 500;

/** Exports readers' messages, oldest first. The reader is a hash that only shows which messages came from the same browser. */
export async function exportFeedback({ db, tell, signal }: Pick<LibraryContext, 'db' | 'tell' | 'signal'>): Promise<number> {
  tell({ kind: 'data', text: csvRecord(['id', 'created', 'type', 'subject', 'message', 'reader']) });
  let count = 0;
  for (let after = 0; ; ) {
    signal?.throwIfAborted();
    const rows = await db.select().from(feedback).where(gt(feedback.id, after)).orderBy(asc(feedback.id)).limit(BATCH);
    const last = rows.at(-1);
    if (!last) return count;
    const records = rows.map(({ id, created, type, subject, body, session }) =>
      csvRecord([id, isoTime(created), type, subject, body, session]),
    );
    tell({ kind: 'data', text: records.join('') });
    count += rows.length;
    after = last.id;
  }
}
