import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { titles } from '../../database/schema';

/** Counts readers of titles: gathered in memory and written a few times a minute, since every chapter opened is one. */
export interface ViewCounter {
  /** One opened chapter. The same reader at the same chapter counts once in a while: a change of quality asks again. */
  count: (view: { titleId: number; chapterId: number; session: string | undefined }) => void;
  /** Writes what was gathered. The server calls it before it stops. */
  flush: () => Promise<void>;
}

const FLUSH_INTERVAL_S = 10;
const SAME_VISIT_S = 30 * 60;
const MAX_VISITS = 50_000;

export function createViewCounter({ db, clock }: { db: Database; clock: Clock }): ViewCounter {
  const visits = new Map<string, number>();
  let gathered = new Map<number, number>();
  let flushedAt = clock();

  function isNewVisit(key: string, now: number): boolean {
    const before = visits.get(key);
    if (before !== undefined && now - before < SAME_VISIT_S) return false;
    visits.delete(key);
    visits.set(key, now);
    const [oldest] = visits.keys();
    if (visits.size > MAX_VISITS && oldest !== undefined) visits.delete(oldest);
    return true;
  }

  async function flush(): Promise<void> {
    const views = gathered;
    gathered = new Map();
    flushedAt = clock();
    for (const [titleId, more] of views) {
      await db
        .update(titles)
        .set({ viewCount: sql`${titles.viewCount} + ${more}` })
        .where(eq(titles.id, titleId));
    }
  }

  return {
    flush,
    count({ titleId, chapterId, session }) {
      const now = clock();
      const isView = session === undefined || isNewVisit(`${session} ${chapterId}`, now);
      if (isView) gathered.set(titleId, (gathered.get(titleId) ?? 0) + 1);
      // Views that could not be written are lost: a counter is not worth an error to a reader.
      if (now - flushedAt >= FLUSH_INTERVAL_S) void flush().catch(() => undefined);
    },
  };
}
