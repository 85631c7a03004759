import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_NAME } from '../archive/PageSource';
import { readLanguage } from '../naming/languages';
import { readSourceName } from '../naming/sourceName';
import { workKeyFrom } from '../naming/workKey';

/** What the disk says about a chapter's work. `--work` and ComicInfo's Series are handled elsewhere. */
export interface WorkPlace {
  /**
   * A name that siblings in other languages share, even if their series has another name there. It is the name of a file that has
   * its language in its name, or of the folder above language folders that hold one series each.
   */
  shared: string | undefined;
  /** The folder's name if the folder is one series. Otherwise the file's name. */
  name: string;
  /** Whether `name` is the name of a folder. */
  isFolder: boolean;
}

/** How many language and volume folders may be between a chapter and its series. */
const MAX_BETWEEN = 3;

/**
 * Finds out where a chapter is. It looks at the disk and not at the list of files to import, so that importing a part and
 * importing everything give the same result.
 * @param file the path without an archive's extension
 */
export async function findWorkPlace(file: string): Promise<WorkPlace> {
  const base = path.basename(file);
  const own = readSourceName(base);
  const folder = path.dirname(file);
  const isInLanguageFolder = isLanguageFolder(path.basename(folder));
  const place = await placeOf(own.series, folder);
  if (isInLanguageFolder) return { ...place, shared: await sharedName(own.series, path.dirname(folder)) };
  return { ...place, shared: own.language === undefined ? undefined : place.name };
}

/** Whether a folder is named after one of the seven languages. `in`, a former code of Indonesian, counts as a word. */
export function isLanguageFolder(name: string): boolean {
  return /^[a-z]{2,3}([-_][a-z0-9]{2,4})?$/i.test(name) && !/^in$/i.test(name) && readLanguage(name) !== undefined;
}

async function placeOf(own: string, folder: string): Promise<Omit<WorkPlace, 'shared'>> {
  if (own === '') return { name: seriesAbove(folder), isFolder: true };
  const name = path.basename(folder);
  const series = isLanguageFolder(name) ? '' : seriesIn(name);
  const key = workKeyFrom(series);
  const isSeriesFolder =
    series !== '' && (isCalled(own, key) || (await chapterSeries(folder)).some((other) => isCalled(other, key)));
  return isSeriesFolder ? { name: series, isFolder: true } : { name: own, isFolder: false };
}

/** `A Witch` and `A Witch - Side Story` are named after the folder `A Witch`. */
function isCalled(name: string, key: string): boolean {
  return name !== '' && `${workKeyFrom(name)}-`.startsWith(`${key}-`);
}

/** The nearest folder above whose name is more than a language or a number. */
function seriesAbove(folder: string): string {
  let above = folder;
  for (let step = 0; step < MAX_BETWEEN; step += 1) {
    const name = path.basename(above);
    const series = isLanguageFolder(name) ? '' : seriesIn(name);
    if (series) return series;
    above = path.dirname(above);
  }
  return path.basename(folder) || 'series';
}

/** For language folders: returns the name of the folder above them if each holds one series under its own name. */
async function sharedName(own: string, above: string): Promise<string> {
  const names = await seriesOfLanguageFolders(above);
  const isOneWork = names.every((series) => series.size <= 1);
  const isOneName = new Set(names.flatMap((series) => [...series])).size <= 1;
  return own && (isOneName || !isOneWork) ? own : seriesAbove(above);
}

async function seriesOfLanguageFolders(above: string): Promise<Set<string>[]> {
  const folders = await readdir(above, { withFileTypes: true }).catch(() => []);
  const languages = folders.filter((entry) => entry.isDirectory() && isLanguageFolder(entry.name));
  return Promise.all(languages.map(async ({ name }) => new Set(await chapterSeries(path.join(above, name)))));
}

/** The names of the series in a folder. Finds nothing inside an archive. */
async function chapterSeries(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const chapters = entries.filter(
    (entry) => !entry.name.startsWith('.') && (entry.isDirectory() || ARCHIVE_NAME.test(entry.name)),
  );
  return chapters.map(({ name }) => seriesIn(name.replace(ARCHIVE_NAME, ''))).filter(Boolean);
}

function seriesIn(stem: string): string {
  return readSourceName(stem).series;
}
