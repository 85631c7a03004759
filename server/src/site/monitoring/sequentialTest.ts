/** How often something went wrong in this many page views. */
export interface Sample {
  failures: number;
  views: number;
}

/** A period in which both the canary's readers and all others were counted. */
export interface TimeWindow {
  canary: Sample;
  base: Sample;
}

export interface Comparison {
  /** In order of time. */
  windows: readonly TimeWindow[];
  /** The counts of the base from before the canary. */
  earlier: Sample;
  /** How much worse than the base is still good: 1 means no worse at all. */
  tolerance: number;
  /** No part is assumed to fail less often than this. */
  floor: number;
}

/** The canary's counts from a period, with the base's failure rate in that period. */
interface RatedSample {
  canary: Sample;
  rate: number;
}

/** The possible factors by which "worse" exceeds "good". The test averages over all of them. */
const RATIOS = [2, 4, 8, 16, 32];

/** Failures of the base in this many recent views show a problem that everyone has, so the canary did not cause it. */
const RECENT_VIEWS = 200;

const MAX_RATE = 0.9;

/**
 * How many times more likely the canary's failures are if it is worse than if it is as good as the base: a sequential probability
 * ratio (Wald), averaged over several ways of being worse. It may be checked after every view. If the canary is as good as the
 * base, the value exceeds N in fewer than one rollout of N (docs/decisions/0092-health-that-acts.md has simulations).
 */
export function likelihoodRatio({ windows, earlier, tolerance, floor }: Comparison): number {
  const base = windows.reduce((sum, window) => added(sum, window.base), earlier);
  // Adds one failure to those that were counted, because a base without failures so far can still fail.
  const usual = Math.max(floor, (base.failures + 1) / Math.max(base.views, 1));
  const judged = judgedSamples(windows, usual).map(({ canary, rate }) => ({
    canary,
    good: Math.min(MAX_RATE, tolerance * rate),
  }));
  const likelihoods = RATIOS.map((ratio) =>
    Math.exp(judged.reduce((sum, { canary, good }) => sum + logRatio(canary, good, ratio), 0)),
  );
  return likelihoods.reduce((sum, one) => sum + one, 0) / RATIOS.length;
}

function logRatio({ failures, views }: Sample, good: number, ratio: number): number {
  const worse = Math.min((1 + good) / 2, good * ratio);
  return failures * Math.log(worse / good) + (views - failures) * Math.log((1 - worse) / (1 - good));
}

/**
 * The samples to judge: all counts of the canary from normal times as one sample, and each window with a general problem
 * separately.
 */
function judgedSamples(windows: readonly TimeWindow[], usual: number): RatedSample[] {
  const seen = recentRates(windows);
  const isTrouble = ({ rate }: RatedSample) => rate > usual;
  const calm = seen.filter((one) => !isTrouble(one)).reduce((sum, { canary }) => added(sum, canary), { views: 0, failures: 0 });
  return [{ canary: calm, rate: usual }, ...seen.filter(isTrouble)];
}

/** For each window, the failure rate of the base over the most recent views up to that window. */
function recentRates(windows: readonly TimeWindow[]): RatedSample[] {
  let views = 0;
  let failures = 0;
  let oldest = 0;
  return windows.map(({ base, canary }) => {
    views += base.views;
    failures += base.failures;
    for (let first = windows[oldest]; first && views - first.base.views >= RECENT_VIEWS; first = windows[oldest]) {
      views -= first.base.views;
      failures -= first.base.failures;
      oldest += 1;
    }
    return { canary, rate: failures / Math.max(views, RECENT_VIEWS) };
  });
}

export function added(a: Sample, b: Sample): Sample {
  return { failures: a.failures + b.failures, views: a.views + b.views };
}

/** How many views each side must have in a window. */
const MIN_VIEWS = 10;

/** Merges short periods until both sides have enough views. An incomplete window at the end waits for more. */
export function wholeWindows(stretches: readonly TimeWindow[]): TimeWindow[] {
  const windows: TimeWindow[] = [];
  let open: TimeWindow | undefined;
  for (const stretch of stretches) {
    open = open ? { canary: added(open.canary, stretch.canary), base: added(open.base, stretch.base) } : stretch;
    if (open.canary.views < MIN_VIEWS || open.base.views < MIN_VIEWS) continue;
    windows.push(open);
    open = undefined;
  }
  return windows;
}
