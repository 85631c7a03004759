import { calendarDay } from '@komawari/shared-domain';
import type { ReadChapter, ReadingHistory, ReadingProgress } from '@komawari/shared-state';

/** One title of the history. */
export interface HistoryEntry {
  place: ReadingProgress;
  /** Other chapters of the title that were read, the latest first. */
  chapters: readonly ReadChapter[];
}

/** What was read on one day of the reader's time zone. */
export interface HistoryDay {
  /** 0 is today. */
  daysAgo: number;
  entries: HistoryEntry[];
}

/** As many as stand in two lines. */
const MOST_CHAPTERS = 6;

/** The history by day, the latest first: each title once, on the day when it was read last. */
export function historyDays({ progress, chapters }: ReadingHistory, nowMs: number, timeZone: string): HistoryDay[] {
  const chaptersOf = chaptersByTitle(chapters);
  const today = calendarDay(nowMs, timeZone);
  const days: HistoryDay[] = [];
  for (const place of Object.values(progress).sort((a, b) => b.at - a.at || b.titleId - a.titleId)) {
    const others = (chaptersOf.get(place.titleId) ?? []).filter(({ chapterId }) => chapterId !== place.chapterId);
    const daysAgo = Math.max(today - calendarDay(place.at, timeZone), 0);
    const entry = { place, chapters: others.slice(0, MOST_CHAPTERS) };
    const last = days.at(-1);
    if (last?.daysAgo === daysAgo) last.entries.push(entry);
    else days.push({ daysAgo, entries: [entry] });
  }
  return days;
}

function chaptersByTitle(chapters: readonly ReadChapter[]): ReadonlyMap<number, readonly ReadChapter[]> {
  const byTitle = new Map<number, ReadChapter[]>();
  for (const chapter of chapters) {
    const known = byTitle.get(chapter.titleId);
    if (known) known.push(chapter);
    else byTitle.set(chapter.titleId, [chapter]);
  }
  return byTitle;
}
