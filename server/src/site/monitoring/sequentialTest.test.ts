import { LIKELIHOOD_THRESHOLD } from './canaryHealth';
import { likelihoodRatio, type Sample, type TimeWindow, wholeWindows } from './sequentialTest';

/** Access to global names is slow in tests, and this function is called about ten million times. */
const { imul } = Math;

/** A random number generator (mulberry32) for numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Rollout {
  seed: number;
  /** The share of readers who get the canary. */
  weight?: number;
  /** The failure rates of base and canary. */
  base: number;
  canary: number;
  /** How many page views of the base were counted before. */
  earlierViews?: number;
  /** The rollout ends after this many page views of the canary. */
  maxViews: number;
  tolerance?: number;
  floor?: number;
  /** A factor by which everyone fails more often for a while, for example when a data center has an outage. */
  trouble?: (views: number) => number;
}

const LOADS = { tolerance: 1, floor: 0.0005 };

/** Simulates readers one after the other, with regular checks. Returns the number of canary page views at the rollback. */
function viewsUntilReverted(rollout: Rollout): number {
  const { seed, weight = 0.1, base, canary, earlierViews = 5000, maxViews, trouble = () => 0, ...limits } = rollout;
  const random = seeded(seed);
  const earlier: Sample = { views: earlierViews, failures: 0 };
  for (let view = 0; view < earlierViews; view += 1) earlier.failures += random() < base ? 1 : 0;
  const windows: TimeWindow[] = [];
  let open = { canary: { views: 0, failures: 0 }, base: { views: 0, failures: 0 } };
  for (let views = 0; views < maxViews; ) {
    const side = random() < weight ? 'canary' : 'base';
    const rate = (side === 'canary' ? canary : base) + trouble(views);
    if (side === 'canary') views += 1;
    open[side].views += 1;
    open[side].failures += random() < rate ? 1 : 0;
    if (open.canary.views < 10 || open.base.views < 10) continue;
    windows.push(open);
    open = { canary: { views: 0, failures: 0 }, base: { views: 0, failures: 0 } };
    if (likelihoodRatio({ windows, earlier, ...LOADS, ...limits }) >= LIKELIHOOD_THRESHOLD) return views;
  }
  return Infinity;
}

function hundredRollouts(rollout: Omit<Rollout, 'seed'>): number[] {
  return Array.from({ length: 100 }, (_, seed) => viewsUntilReverted({ seed, ...rollout })).sort((a, b) => a - b);
}

describe('in a hundred rollouts', () => {
  test.each([
    ['that never fails', 0, 0.1],
    ['with one failed load in 2,000', 0.0005, 0.1],
    ['with one failed load in 200', 0.005, 0.1],
    ['that half of the readers get', 0.001, 0.5],
  ])('never reverts an equally good canary %s', (_what, rate, weight) => {
    const ends = hundredRollouts({ base: rate, canary: rate, weight, maxViews: 1000 });
    expect(ends.filter(Number.isFinite)).toEqual([]);
  });

  test.each([0.1, 0.5])('reverts a canary with 2 %% broken loads within 500 page views (weight %p)', (weight) => {
    const ends = hundredRollouts({ base: 0.0002, canary: 0.02, weight, maxViews: 1000 });
    expect(ends.filter((views) => views <= 500).length).toBeGreaterThanOrEqual(90);
    expect(ends.filter(Number.isFinite)).toHaveLength(100);
    expect(ends[50]).toBeLessThanOrEqual(250);
  });

  test('reverts a canary that never loads within 30 page views', () => {
    expect(hundredRollouts({ base: 0.001, canary: 1, maxViews: 100 }).at(-1)).toBeLessThanOrEqual(30);
  });

  test('reverts no canary for errors that everyone has', () => {
    const trouble = (views: number) => (views > 200 && views < 400 ? 0.2 : 0);
    const ends = hundredRollouts({ base: 0.001, canary: 0.001, trouble, maxViews: 600 });
    expect(ends.filter(Number.isFinite)).toEqual([]);
  });

  test('tolerates slightly more slow paints, but reverts three times as many', () => {
    const paints = { base: 0.1, tolerance: 1.5, floor: 0.02, earlierViews: 0 };
    expect(hundredRollouts({ ...paints, canary: 0.13, maxViews: 1000 }).filter(Number.isFinite)).toEqual([]);
    expect(hundredRollouts({ ...paints, canary: 0.3, maxViews: 1500 }).at(-1)).toBeLessThanOrEqual(700);
  });
});

test('no views give a likelihood ratio of 1', () => {
  expect(likelihoodRatio({ windows: [], earlier: { views: 0, failures: 0 }, ...LOADS })).toBe(1);
});

test('merges short periods until both sides have enough views', () => {
  const seen = (canary: number, base: number): TimeWindow => ({
    canary: { views: canary, failures: 1 },
    base: { views: base, failures: 0 },
  });
  expect(wholeWindows([seen(4, 90), seen(7, 100), seen(20, 5), seen(1, 1)])).toEqual([
    { canary: { views: 11, failures: 2 }, base: { views: 190, failures: 0 } },
  ]);
});
