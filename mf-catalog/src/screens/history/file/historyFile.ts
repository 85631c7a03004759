import type { ReadChapter, ReadingHistory, ReadingProgress } from '@komawari/shared-state';

export const FORMAT = 'komawari-reading-history';

/** Increased when old code could no longer read a new file (docs/reading-history-file.md). */
export const VERSION = 1;

/** About ten times what the fullest history needs. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** A favorite in the file. The name is for people who look into the file. */
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

/** Returns the text of the file with which a reader exports their history. */
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
