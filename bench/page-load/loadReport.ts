import type { Goal } from '../report/goal';
import type { Report, ReportRow } from '../report/report';
import type { LoadFigures } from './measureLoad';
import type { Profile } from './profiles';
import { VARIANTS, type Variant } from './routes';
import { isTooNoisy, type Summary, summarize } from './summary';

/** All loads of one profile. */
export interface LoadReport {
  profile: Profile;
  routes: RouteLoads[];
}

export interface RouteLoads {
  name: string;
  loads: Record<Variant, LoadFigures[]>;
}

interface Measure {
  name: string;
  pick: (load: LoadFigures) => number;
  digits?: number;
  /** The last two columns: S compared with M, and with P. */
  beside: (s: number, other: number) => number;
  /** The goals for these columns. */
  goals?: { M?: number; P?: number };
}

const ratio = (s: number, other: number) => s / other;
const difference = (s: number, other: number) => s - other;
const itself = (s: number) => s;

const MEASURES: readonly Measure[] = [
  { name: 'largest paint, ms', pick: ({ largestPaint }) => largestPaint, beside: ratio, goals: { M: 1.05, P: 1.1 } },
  { name: 'first paint, ms', pick: ({ firstPaint }) => firstPaint, beside: ratio },
  { name: 'hydrated after, ms', pick: ({ hydrated }) => hydrated, beside: ratio },
  { name: 'blocking time, ms', pick: ({ blockingTime }) => blockingTime, beside: difference, goals: { P: 200 } },
  { name: 'longest task, ms', pick: ({ longestTask }) => longestTask, beside: itself, goals: { P: 50 } },
  { name: 'longest script, ms', pick: ({ longestScript }) => longestScript, beside: itself, goals: { P: 50 } },
  { name: 'layout shift', pick: ({ layoutShift }) => layoutShift, digits: 4, beside: difference, goals: { P: 0 } },
  { name: 'requests', pick: ({ requests }) => requests, beside: difference },
  { name: 'request depth', pick: ({ depth }) => depth, beside: itself, goals: { P: 2 } },
  { name: 'scripts, KiB', pick: ({ scriptKib }) => scriptKib, beside: ratio, goals: { M: 1.12 } },
  { name: 'all, KiB', pick: ({ allKib }) => allKib, beside: ratio },
  { name: 'heap after collection, MB', pick: ({ heapMb }) => heapMb, digits: 1, beside: difference },
];

/**
 * One table for each route: the medians of all variants, and S compared with M and P. A route with too much noise has no table.
 */
export function loadReports({ profile, routes }: LoadReport): Report[] {
  return routes.map(({ name, loads }) => {
    const noisy = noisiest(loads);
    if (noisy) {
      const spread = `${Math.round(noisy.spread * 100)} %`;
      return {
        title: `${name} (${profile.name}): rejected, the middle half of the largest paints is ${spread} wide`,
        columns: [],
        rows: [],
      };
    }
    return {
      title: `${name} (${profile.name})`,
      columns: [...VARIANTS, 'S to M', 'S to P'],
      rows: MEASURES.map((measure) => rowOf(measure, loads)),
    };
  });
}

/** The variant whose largest paints differ too much. */
export function noisiest(loads: RouteLoads['loads']): Summary | undefined {
  return Object.values(loads)
    .map((each) => summarize(each.map(({ largestPaint }) => largestPaint)))
    .filter(isTooNoisy)
    .sort((a, b) => b.spread - a.spread)[0];
}

function rowOf({ name, pick, digits = 0, beside, goals }: Measure, loads: RouteLoads['loads']): ReportRow {
  const median = (variant: Variant) => summarize(loads[variant].map(pick)).median;
  const s = median('S');
  // For a page without scripts, there is nothing to compare.
  const to = (other: number) => (other === 0 && beside === ratio ? Number.NaN : beside(s, other));
  return {
    measure: name,
    values: [...VARIANTS.map(median), to(median('M')), to(median('P'))],
    digits: digits || (beside === ratio ? 2 : 0),
    ...(goals && { goal: besideGoal(goals) }),
  };
}

/** Only the last two columns have goals. */
function besideGoal({ M, P }: { M?: number; P?: number }): Goal {
  const limits = [M, P];
  const names = [M !== undefined && `≤ ${M} to M`, P !== undefined && `≤ ${P} to P`];
  return {
    text: names.filter(Boolean).join(', '),
    judge(values) {
      const compared = values.slice(-limits.length);
      return { isMet: limits.every((limit, at) => limit === undefined || (compared[at] ?? Number.NaN) <= limit) };
    },
  };
}
