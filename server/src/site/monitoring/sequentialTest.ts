/** How often something went wrong among so many. */
export interface Sample {
  failures: number;
  views: number;
}

/** A stretch of time in which the canary's readers and all others were seen. */
export interface TimeWindow {
  canary: Sample;
  base: Sample;
}

export interface Comparison {
  /** In the order of time. */
  windows: readonly TimeWindow[];
  /** What is known of the base from before. */
  earlier: Sample;
  /** How much worse than the base counts as good: 1 is no worse at all. */
  tolerance: number;
  /** No part is trusted to fail less often than this. */
  floor: number;
}

/** What was seen of the canary while the base failed so often. */
interface RatedSample {
  canary: Sample;
  rate: number;
}

/** How many times worse than good "worse" may mean. The test asks all of them at once. */
const RATIOS = [2, 4, 8, 16, 32];

/** The base's failures of so many views tell of trouble that everybody has now, and that is not the canary's. */
const RECENT_VIEWS = 200;

const MAX_RATE = 0.9;

/**
 * How many times more likely the canary's failures are if it is worse than if it is as good as the base: a sequential
 * probability ratio (Wald), averaged over several ways of being worse. It may be looked at after every view. If the canary is
 * as good, it exceeds N in fewer than one rollout of N (docs/decisions/0092-health-that-acts.md has simulations).
 */
export function evidenceOfWorse({ windows, earlier, tolerance, floor }: Comparison): number {
  const base = windows.reduce((sum, window) => added(sum, window.base), earlier);
  // One failure more than were seen: what has not failed yet may fail all the same.
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

/** What is judged together: all that was seen of the canary in usual times, and each window of trouble by itself. */
function judgedSamples(windows: readonly TimeWindow[], usual: number): RatedSample[] {
  const seen = recentRates(windows);
  const isTrouble = ({ rate }: RatedSample) => rate > usual;
  const calm = seen.filter((one) => !isTrouble(one)).reduce((sum, { canary }) => added(sum, canary), { views: 0, failures: 0 });
  return [{ canary: calm, rate: usual }, ...seen.filter(isTrouble)];
}

/** For each window, how often the base failed within the last views until then. */
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

/** How many views of each side make a window. */
const MIN_VIEWS = 10;

/** Puts short stretches together until both sides were seen often enough; what is left at the end waits for more. */
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
