import { percentile } from '../report/percentile';

/** Several measurements of the same value. */
export interface Summary {
  median: number;
  /** The width of the middle half, relative to the median. */
  spread: number;
  values: readonly number[];
}

/** If the middle half of a run is wider than this, the run describes the machine and not the page. */
export const MAX_SPREAD = 0.25;

/** Two loads can differ by this many milliseconds without any reason. */
const GRAIN_MS = 50;

export function summarize(values: readonly number[]): Summary {
  const median = percentile(values, 0.5);
  const width = percentile(values, 0.75) - percentile(values, 0.25);
  return { median, spread: width <= GRAIN_MS ? 0 : width / median, values };
}

/** Whether a run is too noisy for its figures to mean anything. */
export function isTooNoisy({ spread }: Summary): boolean {
  return spread > MAX_SPREAD;
}
