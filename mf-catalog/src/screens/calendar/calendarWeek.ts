import { calendarDay, DAY_MS } from '@komawari/shared-domain';
import type { ComingSoonTitle, Title } from '@komawari/shared-proto';

/** A chapter that is to come. */
export interface ComingChapter {
  title: Title;
  /** In which languages it comes at that moment, the best first. */
  titles: readonly Title[];
  /** Empty where nobody knows it yet. */
  chapterName: string;
  startMs: number;
  /** Not announced: it follows from the usual days of its title. */
  isExpected: boolean;
}

export interface CalendarDay {
  /** Midnight of that day in UTC: for writing its date, whatever the reader's zone is. */
  dateMs: number;
  /** Soonest first. */
  chapters: ComingChapter[];
}

export interface CalendarWeek {
  /** Today and the six days after it. */
  days: CalendarDay[];
  later: ComingChapter[];
}

const WEEK_DAYS = 7;

/** What is to come by days of the reader's time zone; what has come since it was asked for is left out. */
export function calendarWeek(coming: readonly ComingSoonTitle[], nowMs: number, timeZone: string): CalendarWeek {
  const today = calendarDay(nowMs, timeZone);
  const days = Array.from({ length: WEEK_DAYS }, (_, index): CalendarDay => ({ dateMs: (today + index) * DAY_MS, chapters: [] }));
  const later: ComingChapter[] = [];
  for (const chapter of comingChapters(coming)) {
    if (chapter.startMs <= nowMs) continue;
    const day = days[calendarDay(chapter.startMs, timeZone) - today];
    if (day) day.chapters.push(chapter);
    // What is only expected is worth a line in the week, and noise after it.
    else if (!chapter.isExpected) later.push(chapter);
  }
  return { days, later };
}

/**
 * Soonest first. A title's first entry is announced or scheduled; of those after it only what is scheduled has a name,
 * and the others follow from the days on which the title updates.
 */
function comingChapters(coming: readonly ComingSoonTitle[]): ComingChapter[] {
  const seen = new Set<number>();
  return [...coming]
    .sort((a, b) => a.nextChapterStartTimestamp - b.nextChapterStartTimestamp)
    .flatMap(({ title, nextChapterName, nextChapterStartTimestamp }) => {
      if (!title) return [];
      const isExpected = seen.has(title.titleId) && nextChapterName === '';
      seen.add(title.titleId);
      return [{ title, titles: [title], chapterName: nextChapterName, startMs: nextChapterStartTimestamp * 1000, isExpected }];
    });
}
