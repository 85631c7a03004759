import { DAY_SECONDS, type LanguageInfo, paths } from '@komawari/shared-domain';
import type { ComingChapter } from '../content/calendar/chapterCalendar';
import { feedText } from './feedTexts';
import { icsLine, icsText, icsTime } from './icsLine';

export interface CalendarParts {
  origin: string;
  /** The name of the site. */
  siteName: string;
  language: LanguageInfo;
  name: string;
  chapters: readonly ComingChapter[];
  now: number;
}

/** How often programs should refresh the calendar. */
const REFRESH = 'PT6H';

/** Upcoming chapters as a calendar that programs can subscribe to (RFC 5545; name, source and refreshing: RFC 7986). */
export function calendarFile({ origin, siteName, language, name, chapters, now }: CalendarParts): string {
  // The day instead of the exact time, so that the file and its ETag stay the same while nothing changes.
  const stamp = icsTime(now - (now % DAY_SECONDS));
  const seen = new Map<string, number>();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(siteName)}//Coming next//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(chapters.length > 0 ? chapters.flatMap((chapter) => event(chapter, { origin, language, stamp, seen })) : UTC),
    'END:VCALENDAR',
  ];
  return lines.map(icsLine).join('');
}

/** A calendar must have at least one component (RFC 5545 §3.6). Without an event, it defines UTC. */
const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

interface EventParts {
  origin: string;
  language: LanguageInfo;
  stamp: string;
  /** How many events a title already has on a day. */
  seen: Map<string, number>;
}

function event(chapter: ComingChapter, { origin, language, stamp, seen }: EventParts): string[] {
  const { title, name, startTimeStamp, isExpected } = chapter;
  const address = `${origin}${paths.title(title.id)}`;
  const summary = name ? `${title.name} ${name}` : feedText('nextChapter', language, title.name);
  return [
    'BEGIN:VEVENT',
    `UID:${uid(chapter, origin, seen)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${icsTime(startTimeStamp)}`,
    `SUMMARY;LANGUAGE=${language.tag}:${icsText(summary)}`,
    `DESCRIPTION:${icsText(address)}`,
    `URL:${address}`,
    `STATUS:${isExpected ? 'TENTATIVE' : 'CONFIRMED'}`,
    // The event does not make the subscriber busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * The ID consists of title and day, so that a chapter that was expected, then announced, then scheduled stays the same event,
 * even if its hour changes.
 */
function uid({ title, startTimeStamp }: ComingChapter, origin: string, seen: Map<string, number>): string {
  const day = `title-${title.id}-${icsTime(startTimeStamp).slice(0, 8)}`;
  const before = seen.get(day) ?? 0;
  seen.set(day, before + 1);
  return `${day}${before > 0 ? `-${before + 1}` : ''}@${new URL(origin).hostname}`;
}
