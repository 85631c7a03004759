import { calendarDay, DAY_MS } from '@komawari/shared-domain';
import type { ComingSoonTitle, Title } from '@komawari/shared-proto';

/** A coming chapter. */
export interface ComingChapter {
  title: Title;
  /** The languages in which it comes out at that moment, the best first. */
  titles: readonly Title[];
  /** Empty if the name is not known yet. */
  chapterName: string;
  startMs: number;
  /** Whether the chapter is not announced but follows from the usual days of its title. */
  isExpected: boolean;
}

export interface CalendarDay {
  /** Midnight of that day in UTC, for formatting its date independent of the reader's zone. */
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

/** Groups coming chapters by day in the reader's time zone. Leaves out those that came out after the request. */
export function calendarWeek(coming: readonly ComingSoonTitle[], nowMs: number, timeZone: string): CalendarWeek {
  const today = calendarDay(nowMs, timeZone);
  const days = Array.from({ length: WEEK_DAYS }, (_, index): CalendarDay => ({ dateMs: (today + index) * DAY_MS, chapters: [] }));
  const later: ComingChapter[] = [];
  for (const chapter of comingChapters(coming)) {
    if (chapter.startMs <= nowMs) continue;
    const day = days[calendarDay(chapter.startMs, timeZone) - today];
    if (day) day.chapters.push(chapter);
    // A chapter that is only expected is useful within the week, and clutter after it.
    else if (!chapter.isExpected) later.push(chapter);
  }
  return { days, later };
}

/**
 * Soonest first. A title's first entry is announced or scheduled. Among its later entries only scheduled ones have a name. The
 * others follow from the days on which the title updates.
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
