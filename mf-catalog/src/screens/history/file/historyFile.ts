import type { ReadChapter, ReadingHistory, ReadingProgress } from '@komawari/shared-state';

export const FORMAT = 'komawari-reading-history';

/** Raised when a file of the new kind could no longer be read by the old code (docs/reading-history-file.md). */
export const VERSION = 1;

/** Some ten times of what the fullest history needs. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** A favorite as the file holds it: the name is for people who look into the file. */
export interface FiledFavorite {
  titleId: number;
  name: string;
}

export interface HistoryFile {
  format: typeof FORMAT;
  version: number;
  /** ISO 8601. */
  savedAt: string;
  titles: readonly ReadingProgress[];
  chapters: readonly ReadChapter[];
  favorites: readonly FiledFavorite[];
}

/** The text of the file in which a reader takes their history along. */
export function historyFile({ progress, chapters }: ReadingHistory, favorites: readonly FiledFavorite[], nowMs: number): string {
  const file: HistoryFile = {
    format: FORMAT,
    version: VERSION,
    savedAt: new Date(nowMs).toISOString(),
    titles: Object.values(progress),
    chapters,
    favorites: favorites.map(({ titleId, name }) => ({ titleId, name })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
