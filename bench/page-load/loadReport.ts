import type { Goal } from '../report/goal';
import type { Report, ReportRow } from '../report/report';
import type { LoadFigures } from './measureLoad';
import type { Profile } from './profiles';
import type { Variant } from './routes';
import { isTooNoisy, type Summary, summarize } from './summary';

/** Every load of one profile. */
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
  /** What the last column compares, and what it should reach. */
  compare: (s: number, p: number) => number;
  goal?: Goal;
}

const ratio = (s: number, p: number) => s / p;
const difference = (s: number, p: number) => s - p;

const MEASURES: readonly Measure[] = [
  { name: 'largest paint, ms', pick: ({ largestPaint }) => largestPaint, compare: ratio, goal: lastAtMost(1.1) },
  { name: 'first paint, ms', pick: ({ firstPaint }) => firstPaint, compare: ratio },
  { name: 'blocking time, ms', pick: ({ blockingTime }) => blockingTime, compare: difference, goal: lastAtMost(200) },
  { name: 'longest task, ms', pick: ({ longestTask }) => longestTask, compare: (s) => s, goal: lastAtMost(50) },
  { name: 'layout shift', pick: ({ layoutShift }) => layoutShift, digits: 4, compare: difference, goal: lastAtMost(0) },
  { name: 'requests', pick: ({ requests }) => requests, compare: difference },
  { name: 'request depth', pick: ({ depth }) => depth, compare: (s) => s, goal: lastAtMost(2) },
  { name: 'scripts, KiB', pick: ({ scriptKib }) => scriptKib, digits: 1, compare: difference },
  { name: 'all, KiB', pick: ({ allKib }) => allKib, digits: 1, compare: ratio },
  { name: 'heap after collection, MB', pick: ({ heapMb }) => heapMb, digits: 1, compare: difference },
];

/** One table for each route: S, C and P by their medians, and S beside P. A route that was measured too noisily has none. */
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
      columns: ['S', 'C', 'P', 'S to P'],
      rows: MEASURES.map((measure) => rowOf(measure, loads)),
    };
  });
}

/** The variant whose largest paints lie too far apart. */
export function noisiest(loads: RouteLoads['loads']): Summary | undefined {
  return Object.values(loads)
    .map((each) => summarize(each.map(({ largestPaint }) => largestPaint)))
    .filter(isTooNoisy)
    .sort((a, b) => b.spread - a.spread)[0];
}

function rowOf({ name, pick, digits = 0, compare, goal }: Measure, { S, C, P }: RouteLoads['loads']): ReportRow {
  const [s = Number.NaN, c = Number.NaN, p = Number.NaN] = [S, C, P].map((loads) => summarize(loads.map(pick)).median);
  return {
    measure: name,
    values: [s, c, p, compare(s, p)],
    digits: digits || (compare === ratio ? 2 : 0),
    ...(goal && { goal }),
  };
}

/** The last column alone has a goal. */
function lastAtMost(limit: number): Goal {
  return { text: `≤ ${limit}`, judge: (values) => ({ isMet: (values.at(-1) ?? Number.NaN) <= limit }) };
}
