import type { Story } from '../story/story';

/** Days relative to today or to the latest day with a name, and the hour. Written as `today-3d 15:00` and `monday+7d`. */
export interface RelativeDate {
  from: string;
  days: number;
  hour: string;
}

export function parseRelative(text: string): RelativeDate {
  const [, from, days = '0', hour = ''] = /^(today|[a-z]+day)(?:([+-]\d+)d)?(?: (\d{2}:\d{2}))?$/.exec(text) ?? [];
  if (from === undefined) throw new Error(`Not a relative date: ${text}`);
  return { from, days: Number(days), hour };
}

export function relative({ from, days, hour }: RelativeDate): string {
  const day = days === 0 ? from : `${from}${days > 0 ? '+' : ''}${days}d`;
  return hour ? `${day} ${hour}` : day;
}

export interface ChapterDates {
  published: string;
  ends?: string;
  ticketUntil?: string;
}

/** A daily strip is free for two weeks, and its beginning always. So its middle is missing, as on real sites. */
const FREE_DAYS = 14;
const ALWAYS_FREE = 3;

/** When a chapter was published, and how long it stays. */
export function datesOf({ schedule, updateTiming }: Story, number: number): ChapterDates {
  const { count, every, newest, endsIn, ticketFor } = schedule;
  const { from, days, hour } = parseRelative(newest);
  const published = days - (count - number) * every;
  const dates: ChapterDates = { published: relative({ from, days: published, hour }) };
  if (updateTiming === 'DAY' && number > ALWAYS_FREE && number < count)
    dates.ends = relative({ from, days: published + FREE_DAYS, hour });
  if (endsIn !== undefined && number === 2 && count > 3) dates.ends = relative({ from: 'today', days: endsIn, hour });
  if (ticketFor !== undefined && number === Math.max(2, count - 3))
    dates.ticketUntil = relative({ from: 'today', days: ticketFor, hour: '' });
  return dates;
}

export function chapterName({ schedule }: Story, number: number): string {
  return schedule.names?.[number - 1] ?? `#${String(number).padStart(3, '0')}`;
}
