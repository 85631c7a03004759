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

/** Counts readers of titles: gathered in memory and written a few times a minute, since every chapter opened is one. */
export interface ViewCounter {
  /** From one network a chapter counts once a day, however many sessions ask for it (docs/guides/ranking.md). */
  count: (view: View) => void;
  /** Since the process began. */
  totals: () => { counted: number; leftOut: number };
  /** Writes what was gathered. The server calls it before it stops. */
  flush: () => Promise<void>;
}

const FLUSH_INTERVAL_S = 10;

/** More chapters than anybody opens in a day, and less than a program would. */
const MAX_VISITS_OF_NETWORK = 300;

/** Bounds a day's memory to some ten megabytes. Beyond it the day's later views are not counted, so that nobody can press the others out. */
const MAX_VISITS = 100_000;

export function createViewCounter({ db, clock }: { db: Database; clock: Clock }): ViewCounter {
  // Addresses are kept for the day alone, and as hashes that nobody can undo once it is over.
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
      // Views that could not be written are lost: a counter is not worth an error to a reader.
      // A clock that was set back must not keep them waiting.
      if (Math.abs(now - flushedAt) >= FLUSH_INTERVAL_S) void flush().catch(() => undefined);
    },
  };
}
