import type { HealthReport, PartHealth } from '@komawari/shared-state/contract';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { addCounts, addHealth, type HealthRow, NO_COUNTS, type PartCounts } from './healthStore';

/** Counts browser reports in memory and writes them every few seconds. */
export interface HealthCounter {
  /** A page was sent to a browser. If no report follows, not even its shell ran. */
  pageSent: (composition: string) => void;
  reported: (report: HealthReport) => void;
  /** Writes the collected counts. Counts that cannot be written are kept for the next time. */
  flush: () => Promise<void>;
}

/** A later paint counts as slow (https://web.dev/articles/lcp). */
const SLOW_PAINT_MS = 4000;

/**
 * Enough for the parts of two compositions over some minutes. More means that the database has been unavailable for a long time.
 */
const MAX_GATHERED = 2000;

export function createHealthCounter({ db, clock }: { db: Database; clock: Clock }): HealthCounter {
  let gathered = new Map<string, HealthRow>();

  function count(composition: string, part: string, counts: Partial<PartCounts>): void {
    add({ minute: Math.floor(clock() / 60), composition, part, ...NO_COUNTS, ...counts });
  }

  function add(row: HealthRow): void {
    const key = `${row.minute} ${row.composition} ${row.part}`;
    const known = gathered.get(key);
    if (!known && gathered.size >= MAX_GATHERED) return;
    gathered.set(key, { ...row, ...addCounts(known ?? NO_COUNTS, row) });
  }

  return {
    pageSent: (composition) => count(composition, 'shell', { sent: 1 }),
    reported({ composition, parts }) {
      for (const part of parts) count(composition, part.name, countsOf(part));
    },
    async flush() {
      const rows = [...gathered.values()];
      gathered = new Map();
      try {
        await addHealth(db, rows);
      } catch (error) {
        rows.forEach(add);
        throw error;
      }
    },
  };
}

function countsOf({ isNew, errors, paintMs }: PartHealth): Partial<PartCounts> {
  return {
    views: Number(isNew),
    loadErrors: Number(errors.includes('load')),
    renderErrors: Number(errors.includes('render')),
    hydrationErrors: Number(errors.includes('hydrate')),
    lateErrors: Number(errors.includes('late')),
    ...(paintMs !== undefined && { paints: 1, slowPaints: Number(paintMs > SLOW_PAINT_MS), paintMs }),
  };
}
