import { percentile } from '../report/percentile';

/** Several measurements of the same. */
export interface Summary {
  median: number;
  /** Of the middle half, against the median. */
  spread: number;
  values: readonly number[];
}

/** A run whose middle half is wider tells about the machine and not about the page. */
export const MAX_SPREAD = 0.25;

/** Milliseconds by which two loads differ without any reason. */
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
