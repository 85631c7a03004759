import { DAY_SECONDS, daysAgo, OLDEST_UPDATE_DAYS } from '@komawari/shared-domain';
import type { Title, TitleUpdated } from '@komawari/shared-proto';

/** A title and the time of its update. */
export interface DatedTitle {
  title: Title;
  updatedSeconds: number;
}

/** Converts the times of the items to numbers. On the wire they are decimal strings. Leaves out items without a title. */
export function datedTitles(items: readonly TitleUpdated[]): DatedTitle[] {
  return items.flatMap(({ title, updatedTitleTimestamp }) =>
    title ? [{ title, updatedSeconds: Number(updatedTitleTimestamp) || 0 }] : [],
  );
}

/**
 * How long ago something was: by the clock for today, by calendar days for as many days as Home names, and after that in the
 * largest unit that is not zero.
 */
export function ageOf(seconds: number, nowMs: number, timeZone: string): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const days = daysAgo(seconds * 1000, nowMs, timeZone);
  if (days > 0 && days <= OLDEST_UPDATE_DAYS) return { value: -days, unit: 'day' };
  const age = Math.max(Math.floor(nowMs / 1000) - seconds, 0);
  const unit = UNITS.find(([, length]) => age >= length) ?? MIN_UNIT;
  return { value: -Math.floor(age / unit[1]), unit: unit[0] };
}

type Unit = readonly [name: Intl.RelativeTimeFormatUnit, seconds: number];

const MIN_UNIT: Unit = ['minute', 60];

const UNITS: readonly Unit[] = [
  ['year', 365 * DAY_SECONDS],
  ['month', 30 * DAY_SECONDS],
  ['week', 7 * DAY_SECONDS],
  ['day', DAY_SECONDS],
  ['hour', 3600],
  MIN_UNIT,
];
