/** The time left until a moment, in the largest unit that is precise enough. */
export interface TimeLeft {
  value: number;
  unit: 'day' | 'hour' | 'minute';
  /** The milliseconds until the text changes. */
  changesIn: number;
}

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** Counts down to a moment: whole days, then hours, then minutes; never below one minute. `undefined` once it is past. */
export function timeLeft(at: number, now: number): TimeLeft | undefined {
  const left = at - now;
  if (left <= 0) return undefined;
  const { unit, ms } = UNITS.find((candidate) => left >= candidate.ms) ?? { unit: 'minute' as const, ms: MINUTE_MS };
  return { value: Math.max(1, Math.floor(left / ms)), unit, changesIn: Math.max(1000, left % ms) };
}
