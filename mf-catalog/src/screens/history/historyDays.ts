import { daysAgo } from '@komawari/shared-domain';
import type { ReadChapter, ReadingHistory, ReadingProgress } from '@komawari/shared-state';

/** One title of the history. */
export interface HistoryEntry {
  position: ReadingProgress;
  /** Other chapters of the title that the reader has read, the latest first. */
  chapters: readonly ReadChapter[];
}

/** What was read on one day in the reader's time zone. */
export interface HistoryDay {
  /** 0 is today. */
  daysAgo: number;
  /** When the reader last read on that day. */
  lastReadMs: number;
  entries: HistoryEntry[];
}

/** As many chapters as fit into two lines. */
const MAX_CHAPTERS = 6;

/** Groups the history by day, the latest first. Each title appears once, on the day when it was last read. */
export function historyDays({ progress, chapters }: ReadingHistory, nowMs: number, timeZone: string): HistoryDay[] {
  const chaptersOf = chaptersByTitle(chapters);
  const days: HistoryDay[] = [];
  for (const position of Object.values(progress).sort((a, b) => b.at - a.at || b.titleId - a.titleId)) {
    const others = (chaptersOf.get(position.titleId) ?? []).filter(({ chapterId }) => chapterId !== position.chapterId);
    const age = daysAgo(position.at, nowMs, timeZone);
    const entry = { position, chapters: others.slice(0, MAX_CHAPTERS) };
    const last = days.at(-1);
    if (last?.daysAgo === age) last.entries.push(entry);
    else days.push({ daysAgo: age, lastReadMs: position.at, entries: [entry] });
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
