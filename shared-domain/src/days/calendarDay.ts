import { DAY_MS } from './daySeconds';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, as a day count, so that you can subtract two days across clock changes. */
export function calendarDay(epochMs: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(epochMs);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
}

/** The same in UTC, for the server, which does not know the reader's time zone. */
export function utcDay(epochMs: number): number {
  return Math.floor(epochMs / DAY_MS);
}

/** Creating a format costs a thousand times more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  formats.set(timeZone, format);
  return format;
}
