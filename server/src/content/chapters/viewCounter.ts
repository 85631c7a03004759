import { createHash, randomBytes } from 'node:crypto';
import { utcDay } from '@komawari/shared-domain';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { titles } from '../../database/schema';
import { trendAfter } from '../titles/trend';

/** One opened chapter. */
export interface View {
  titleId: number;
  chapterId: number;
  /** Where it was opened from: an address, or the network of a household. */
  network: string;
}

/**
 * Counts the readers of titles. Every opened chapter is a view, so they are collected in memory and written a few times per
 * minute.
 */
export interface ViewCounter {
  /** Counts a chapter once per day and network, however many sessions request it (docs/guides/ranking.md). */
  count: (view: View) => void;
  /** Since the process started. */
  totals: () => { counted: number; leftOut: number };
  /** Writes the collected views. The server calls it before it stops. */
  flush: () => Promise<void>;
}

const FLUSH_INTERVAL_S = 10;

/** More chapters than a person opens in a day, and fewer than a program would. */
const MAX_VISITS_OF_NETWORK = 300;

/**
 * Limits the memory for a day to about ten megabytes. Beyond it, the later views of the day are not counted, so that nobody can
 * displace the earlier ones.
 */
const MAX_VISITS = 100_000;

export function createViewCounter({ db, clock }: { db: Database; clock: Clock }): ViewCounter {
  // Addresses are kept only for the day, as salted hashes that nobody can reverse after the day is over.
  let today = { day: 0, salt: '', visits: new Set<string>(), ofNetwork: new Map<string, number>() };
  const totals = { counted: 0, leftOut: 0 };
  let gathered = new Map<number, number>();
  let flushedAt = clock();

  function isNewVisit({ chapterId, network }: View, now: number): boolean {
    const day = utcDay(now * 1000);
    if (day !== today.day) today = { day, salt: randomBytes(16).toString('hex'), visits: new Set(), ofNetwork: new Map() };
    const { salt, visits, ofNetwork } = today;
    const hashOf = (text: string) => createHash('sha256').update(`${salt} ${text}`).digest('base64url').slice(0, 22);
    const visit = hashOf(`${network} ${chapterId}`);
    const place = hashOf(network);
    const before = ofNetwork.get(place) ?? 0;
    if (visits.has(visit) || visits.size >= MAX_VISITS || before >= MAX_VISITS_OF_NETWORK) return false;
    visits.add(visit);
    ofNetwork.set(place, before + 1);
    return true;
  }

  async function flush(): Promise<void> {
    const views = gathered;
    const now = clock();
    gathered = new Map();
    flushedAt = now;
    for (const [titleId, more] of views) {
      await db
        .update(titles)
        .set({ viewCount: sql`${titles.viewCount} + ${more}`, ...trendAfter(more, now) })
        .where(eq(titles.id, titleId));
    }
  }

  return {
    flush,
    totals: () => ({ ...totals }),
    count(view) {
      const now = clock();
      const isNew = isNewVisit(view, now);
      totals[isNew ? 'counted' : 'leftOut'] += 1;
      if (isNew) gathered.set(view.titleId, (gathered.get(view.titleId) ?? 0) + 1);
      // Views that could not be written are lost: a counter does not justify an error for a reader. `Math.abs`: a clock that was
      // set back must not delay the writing.
      if (Math.abs(now - flushedAt) >= FLUSH_INTERVAL_S) void flush().catch(() => undefined);
    },
  };
}
