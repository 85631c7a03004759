import { isReadable } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import type { ReadingProgress } from '@komawari/shared-state';

/** What the main button of a title does. */
export type ReadNext =
  | { kind: 'start'; chapterId: number; chapterName: string }
  | { kind: 'continue'; chapterId: number; chapterName: string; page: number }
  /** The reader has finished the chapter where they stopped. This is the one after it. */
  | { kind: 'next'; chapterId: number; chapterName: string };

/**
 * Finds where to start or continue reading.
 * @param chapters from the oldest to the newest
 */
export function readNext(
  chapters: readonly Chapter[],
  progress: ReadingProgress | undefined,
  nowMs: number,
): ReadNext | undefined {
  const readable = chapters.filter((chapter) => isReadable(chapter, nowMs / 1000));
  const index = readable.findIndex((chapter) => chapter.chapterId === progress?.chapterId);
  const current = readable[index];
  if (!progress || !current) return asTarget('start', readable[0]);
  const next = readable[index + 1];
  if (isFinished(progress) && next) return asTarget('next', next);
  return { kind: 'continue', chapterId: current.chapterId, chapterName: current.name, page: progress.page + 1 };
}

function isFinished({ page, pageCount }: ReadingProgress): boolean {
  return page + 1 >= pageCount;
}

function asTarget(kind: 'start' | 'next', chapter: Chapter | undefined): ReadNext | undefined {
  return chapter && { kind, chapterId: chapter.chapterId, chapterName: chapter.name };
}
