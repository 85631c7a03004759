import type { ReadChapter, ReadingHistory, ReadingProgress } from '@komawari/shared-state';
import { type FiledFavorite, FORMAT, type HistoryFile, VERSION } from './historyFile';
import { jsonErrorLine } from './jsonErrorLine';

/** What is wrong with a file, and where. */
export type FileError =
  | { kind: 'tooLarge'; bytes: number }
  | { kind: 'unreadable' }
  | { kind: 'notJson'; line: number }
  | { kind: 'notHistory' }
  | { kind: 'newerVersion'; version: number }
  | { kind: 'missingList'; list: string }
  /** `entry` is counted from 1. */
  | { kind: 'badEntry'; list: string; entry: number; field: string };

export interface FiledHistory {
  savedAt: number | undefined;
  history: ReadingHistory;
  favorites: readonly FiledFavorite[];
}

export type ReadFile = { kind: 'history'; filed: FiledHistory } | { kind: 'error'; error: FileError };

type Shape<Entry> = Readonly<Record<keyof Required<Entry> & string, 'number' | 'text' | 'flag' | 'maybe number'>>;

const TITLE: Shape<ReadingProgress> = {
  titleId: 'number',
  titleName: 'text',
  language: 'maybe number',
  portraitImageUrl: 'text',
  chapterId: 'number',
  chapterName: 'text',
  page: 'number',
  pageCount: 'number',
  fraction: 'number',
  at: 'number',
};

const CHAPTER: Shape<ReadChapter> = {
  titleId: 'number',
  chapterId: 'number',
  chapterName: 'text',
  page: 'number',
  pageCount: 'number',
  isFinished: 'flag',
  at: 'number',
};

const FAVORITE: Shape<FiledFavorite> = { titleId: 'number', name: 'text' };

/**
 * Reads a file that `historyFile` wrote, completely or not at all. A file that is damaged in one place is rejected with that
 * position, so that a reader never believes that they imported everything. Times in the future come from the wrong clock of
 * another device and count as now. Otherwise they would override everything that is read from now on.
 */
export function readHistoryFile(text: string, nowMs: number): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'error', error: { kind: 'notJson', line: jsonErrorLine(text) ?? 1 } };
  }
  const error = errorIn(value);
  if (error) return { kind: 'error', error };
  // The check found no error in any field, so it is a history file.
  const { savedAt, titles, chapters, favorites } = value as HistoryFile;
  const places = titles.map((place) => ({ ...picked(place, TITLE), at: Math.min(place.at, nowMs) }));
  const history: ReadingHistory = {
    progress: Object.fromEntries(places.map((place) => [place.titleId, place])),
    chapters: chapters.map((chapter) => ({ ...picked(chapter, CHAPTER), at: Math.min(chapter.at, nowMs) })),
  };
  const moment = Date.parse(savedAt);
  const filed = { savedAt: Number.isNaN(moment) ? undefined : moment, history };
  return { kind: 'history', filed: { ...filed, favorites: favorites.map((favorite) => picked(favorite, FAVORITE)) } };
}

function errorIn(value: unknown): FileError | undefined {
  // Any JSON value except null allows property access. The check below finds out which properties exist.
  const file = (value ?? {}) as Partial<HistoryFile>;
  if (file.format !== FORMAT || typeof file.version !== 'number') return { kind: 'notHistory' };
  if (file.version > VERSION) return { kind: 'newerVersion', version: file.version };
  return (
    errorInList('titles', file.titles, TITLE) ??
    errorInList('chapters', file.chapters, CHAPTER) ??
    errorInList('favorites', file.favorites, FAVORITE)
  );
}

function errorInList(list: string, entries: unknown, shape: Readonly<Record<string, string>>): FileError | undefined {
  if (!Array.isArray(entries)) return { kind: 'missingList', list };
  for (const [index, entry] of entries.entries()) {
    // Any JSON value except null allows property access.
    const fields = (entry ?? {}) as Readonly<Record<string, unknown>>;
    const field = Object.keys(shape).find((name) => !isOfKind(fields[name], shape[name]));
    if (field) return { kind: 'badEntry', list, entry: index + 1, field };
  }
  return undefined;
}

function isOfKind(value: unknown, kind: string | undefined): boolean {
  if (kind === 'maybe number' && value === undefined) return true;
  if (kind === 'number' || kind === 'maybe number') return typeof value === 'number' && Number.isFinite(value) && value >= 0;
  return typeof value === (kind === 'text' ? 'string' : 'boolean');
}

/** Copies only the properties in the shape, so that a file cannot bring in unchecked data. */
function picked<Entry extends object>(entry: Entry, shape: Shape<Entry>): Entry {
  // A shape contains every field of its entry. `Object.fromEntries` loses this information in its type.
  return Object.fromEntries(Object.keys(shape).map((name) => [name, entry[name as keyof Entry]])) as Entry;
}
