import { DAY_SECONDS } from '@komawari/shared-domain';

/** In the order of `Date.getUTCDay`. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const RELATIVE = new RegExp(`^(today|${WEEKDAYS.join('|')})(?:([+-])(\\d{1,5})d)?(?: ([01]?\\d|2[0-3]):([0-5]\\d))?$`);

const ABSOLUTE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** The largest u32 of seconds. 0 would mean "none" on the wire. */
const LATEST = 2 ** 32 - 1;

/** Whether a date is relative to today or to a day of the week, and so changes over time. */
export function isRelativeDate(text: string): boolean {
  return RELATIVE.test(text);
}

/**
 * Reads a date of a pack: ISO 8601, or relative to today (`today`, `today-3d`, `today+4d 15:00`), or relative to the latest such
 * day of the week, today included (`monday`, `monday+7d 15:00`; docs/content-packs.md). All in UTC.
 * @param now epoch seconds
 * @returns epoch seconds, or undefined if it is not a date
 */
export function readPackDate(text: string, now: number): number | undefined {
  const relative = RELATIVE.exec(text);
  const seconds = relative ? relativeSeconds(relative, now) : absoluteSeconds(text);
  return Number.isInteger(seconds) && seconds > 0 && seconds <= LATEST ? seconds : undefined;
}

/** The seconds until relative dates change. */
export function secondsToMidnight(now: number): number {
  return DAY_SECONDS - (now % DAY_SECONDS);
}

function relativeSeconds([, from = 'today', sign, days = '0', hour = '0', minute = '0']: RegExpExecArray, now: number): number {
  const midnight = now - (now % DAY_SECONDS) - daysSince(from, now) * DAY_SECONDS;
  const shift = (sign === '-' ? -1 : 1) * Number(days) * DAY_SECONDS;
  return midnight + shift + Number(hour) * 3600 + Number(minute) * 60;
}

/** How many days ago that day of the week was; 0 for today. */
function daysSince(from: string, now: number): number {
  const weekday = WEEKDAYS.indexOf(from);
  return weekday < 0 ? 0 : (new Date(now * 1000).getUTCDay() - weekday + 7) % 7;
}

function absoluteSeconds(text: string): number {
  if (!ABSOLUTE.test(text)) return NaN;
  const hasTime = text.length > 10;
  const hasZone = /(?:Z|[+-]\d{2}:\d{2})$/.test(text.slice(10));
  return Date.parse(hasTime && !hasZone ? `${text.replace(' ', 'T')}Z` : text.replace(' ', 'T')) / 1000;
}
