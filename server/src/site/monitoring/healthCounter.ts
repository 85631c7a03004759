import type { HealthReport, PartHealth } from '@komawari/shared-state/contract';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { addCounts, addHealth, type HealthRow, NO_COUNTS, type PartCounts } from './healthStore';

/** Counts what browsers tell, gathered in memory and written every few seconds. */
export interface HealthCounter {
  /** A page was sent to a browser. Where nothing is told of it, not even its shell has run. */
  pageSent: (composition: string) => void;
  reported: (report: HealthReport) => void;
  /** Writes what was gathered. What cannot be written is kept for the next time. */
  flush: () => Promise<void>;
}

/** A paint that comes later is slow (https://web.dev/articles/lcp). */
const SLOW_PAINT_MS = 4000;

/** Parts of two compositions for some minutes; beyond it the database has been gone for long. */
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
    lateErrors: Number(errors.includes('late')),
    ...(paintMs !== undefined && { paints: 1, slowPaints: Number(paintMs > SLOW_PAINT_MS), paintMs }),
  };
}
