import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_NAME } from '../archive/PageSource';
import { readLanguage } from '../naming/languages';
import { readSourceName } from '../naming/sourceName';
import { workKeyFrom } from '../naming/workKey';

/** What the disk says about the work that a chapter belongs to. `--work` and ComicInfo's Series are asked elsewhere. */
export interface WorkPlace {
  /**
   * What siblings in other languages share, though their series is called differently there: the name of a file that has its
   * language in its name, or of the folder above language folders that hold one series each.
   */
  shared: string | undefined;
  /** The folder, where it is one series', and otherwise the name. */
  name: string;
  /** Whether the name is a folder's. */
  isFolder: boolean;
}

/** Folders of languages and volumes that may lie between a chapter and its series. */
const MAX_BETWEEN = 3;

/**
 * Reads where a chapter lies. It looks at the disk and not at the list of what is being imported, so that a part and the whole agree.
 * @param file the path without the ending of an archive
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

/** Whether a folder is called after one of the seven languages. `in`, which once meant Indonesian, is a word. */
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

/** `A Witch` and `A Witch - Side Story` are called after the folder `A Witch`. */
function isCalled(name: string, key: string): boolean {
  return name !== '' && `${workKeyFrom(name)}-`.startsWith(`${key}-`);
}

/** The nearest folder above that has a name besides a language or a number. */
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

/** In language folders: the name of the folder above where each holds one series under a name of its own. */
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

/** The names of series in a folder. Inside an archive there is nothing to look at. */
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
