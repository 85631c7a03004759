import type { Database } from '../../database/Database';
import { SHELL } from '../releases/releaseDocument';
import { type HealthRow, NO_COUNTS, type PartCounts, readHealth, sumHealth } from './healthStore';
import type { OpenCanary } from './openCanary';
import { added, likelihoodRatio, type Sample, type TimeWindow, wholeWindows } from './sequentialTest';

/** How often one kind of failure happens to the canary's readers, compared with all others. */
export interface SignHealth extends TimeWindow {
  part: string;
  sign: SignName;
  /** How many times more likely the observations are if the canary is worse. */
  evidence: number;
  isWorse: boolean;
  /** The same per minute, earliest first. */
  minutes: readonly (TimeWindow & { minute: number })[];
}

/** Above this, the canary counts as worse than what it would replace. */
export const LIKELIHOOD_THRESHOLD = 2000;

/** A canary that is open for longer is judged by its last two days, so that the cost of a check is limited. */
const MAX_MINUTES = 2 * 24 * 60;

/** Browsers report a page within seconds. A page without a report after this time did not run. */
const SILENT_AFTER_MINUTES = 3;

/** What can go wrong, and how often it may. */
const SIGNS = {
  load: { tolerance: 1, floor: 0.0005, of: ({ views, loadErrors }: PartCounts) => ({ views, failures: loadErrors }) },
  render: { tolerance: 1, floor: 0.0005, of: ({ views, renderErrors }: PartCounts) => ({ views, failures: renderErrors }) },
  // Some browser extensions change pages before they are hydrated.
  hydrate: {
    tolerance: 1,
    floor: 0.02,
    of: ({ views, hydrationErrors }: PartCounts) => ({ views, failures: hydrationErrors }),
  },
  late: { tolerance: 1, floor: 0.0005, of: ({ views, lateErrors }: PartCounts) => ({ views, failures: lateErrors }) },
  // New files are not cached yet, so first paints are later for that reason alone.
  paint: { tolerance: 1.5, floor: 0.02, of: ({ paints, slowPaints }: PartCounts) => ({ views: paints, failures: slowPaints }) },
  // Some clients never report: programs, and readers who block reports.
  silent: {
    tolerance: 1.5,
    floor: 0.05,
    of: ({ sent, views }: PartCounts) => ({ views: sent, failures: Math.max(0, sent - views) }),
  },
} satisfies Record<string, { tolerance: number; floor: number; of: (counts: PartCounts) => Sample }>;

export type SignName = keyof typeof SIGNS;

// These are the keys of the table above.
const SIGN_NAMES = Object.keys(SIGNS) as SignName[];

/** All signs of a canary: those of each release that is tried, and whether the page runs at all. */
export async function readCanaryHealth(db: Database, canary: OpenCanary, now: number): Promise<SignHealth[]> {
  const minute = Math.floor(now / 60);
  const since = Math.max(Math.floor(canary.since / 60), minute - MAX_MINUTES);
  const names = canary.tried.map(({ name }) => name);
  const parts = [...new Set([...names, SHELL])];
  const rows = await readHealth(db, { compositions: [...canary.baseIds, ...canary.canaryIds], parts, since });
  const earlier = await sumHealth(db, { compositions: canary.baseIds, parts, before: since });
  const isOfCanary = new Set(canary.canaryIds);
  return parts.flatMap((part) => {
    const own = rows.filter((row) => row.part === part);
    const signs = SIGN_NAMES.filter((sign) => (sign === 'silent' ? part === SHELL : names.includes(part)));
    return signs.map((sign) => {
      const told = sign === 'silent' ? own.filter((row) => row.minute <= minute - SILENT_AFTER_MINUTES) : own;
      return signHealth(part, sign, minutesOf(told, isOfCanary, sign), earlier.get(part) ?? NO_COUNTS);
    });
  });
}

function signHealth(part: string, sign: SignName, minutes: SignHealth['minutes'], earlierCounts: PartCounts): SignHealth {
  const { of, tolerance, floor } = SIGNS[sign];
  // Before a canary, not every page is reported, so missing reports mean nothing then.
  const earlier = sign === 'silent' ? NOTHING : of(earlierCounts);
  const evidence = likelihoodRatio({ windows: wholeWindows(minutes), earlier, tolerance, floor });
  const sum = (side: 'canary' | 'base') => minutes.reduce((total, one) => added(total, one[side]), NOTHING);
  const isWorse = evidence >= LIKELIHOOD_THRESHOLD;
  return { part, sign, minutes, evidence, isWorse, canary: sum('canary'), base: added(sum('base'), earlier) };
}

const NOTHING: Sample = { failures: 0, views: 0 };

function minutesOf(rows: readonly HealthRow[], isOfCanary: ReadonlySet<string>, sign: SignName): SignHealth['minutes'] {
  const minutes = new Map<number, TimeWindow & { minute: number }>();
  for (const row of rows) {
    const known = minutes.get(row.minute) ?? { minute: row.minute, canary: NOTHING, base: NOTHING };
    const side = isOfCanary.has(row.composition) ? 'canary' : 'base';
    minutes.set(row.minute, { ...known, [side]: added(known[side], SIGNS[sign].of(row)) });
  }
  return [...minutes.values()];
}
