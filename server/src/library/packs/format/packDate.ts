const DAY_SECONDS = 86_400;

const RELATIVE = /^today(?:([+-])(\d{1,5})d)?(?: ([01]?\d|2[0-3]):([0-5]\d))?$/;

const ABSOLUTE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** What a u32 of seconds can say; 0 would mean "none" on the wire. */
const LATEST = 2 ** 32 - 1;

/** Whether a date counts from today and so moves on each day. */
export function isRelativeDate(text: string): boolean {
  return text.startsWith('today');
}

/**
 * Reads a date of a pack: ISO 8601, or `today`, `today-3d`, `today+4d 15:00` (docs/content-packs.md). All in UTC.
 * @param now epoch seconds
 * @returns epoch seconds, or undefined when it is no date
 */
export function readPackDate(text: string, now: number): number | undefined {
  const relative = RELATIVE.exec(text);
  const seconds = relative ? relativeSeconds(relative, now) : absoluteSeconds(text);
  return Number.isInteger(seconds) && seconds > 0 && seconds <= LATEST ? seconds : undefined;
}

/** The seconds until relative dates mean something else. */
export function secondsToMidnight(now: number): number {
  return DAY_SECONDS - (now % DAY_SECONDS);
}

function relativeSeconds([, sign, days = '0', hour = '0', minute = '0']: RegExpExecArray, now: number): number {
  const midnight = now - (now % DAY_SECONDS);
  const shift = (sign === '-' ? -1 : 1) * Number(days) * DAY_SECONDS;
  return midnight + shift + Number(hour) * 3600 + Number(minute) * 60;
}

function absoluteSeconds(text: string): number {
  if (!ABSOLUTE.test(text)) return NaN;
  const hasTime = text.length > 10;
  const hasZone = /(?:Z|[+-]\d{2}:\d{2})$/.test(text.slice(10));
  return Date.parse(hasTime && !hasZone ? `${text.replace(' ', 'T')}Z` : text.replace(' ', 'T')) / 1000;
}
