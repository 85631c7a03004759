import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readLanguage } from '../naming/languages';
import { readSourceName } from '../naming/sourceName';

/**
 * The name that a chapter's siblings in other languages share, though their series is called differently there.
 *
 * 1. The file's name without tags and number: `Pepper and Carrot [ru] 001.cbz` and `… [en] 001.cbz` are one work.
 * 2. Where the file lies in a folder named after a language, and each of the language folders beside it holds one series
 *    under a name of its own (`shelf/en/Pepper & Carrot 1.cbz`, `shelf/ru/Перчинка 1.cbz`): the name of the folder above.
 * 3. Where the name is only a number: the name of the nearest folder above that is not a language.
 *
 * `--work` overrides it. The rule reads the disk and not the list of what is being imported, so that a part and the whole agree.
 */
export async function workName(file: string): Promise<string> {
  const own = seriesIn(path.basename(file));
  const folder = path.dirname(file);
  const above = path.dirname(folder);
  if (!isLanguageFolder(path.basename(folder))) return own || folderSeries(folder);
  const names = await seriesOfLanguageFolders(above);
  const isOneWork = names.every((series) => series.size <= 1);
  const isOneName = new Set(names.flatMap((series) => [...series])).size <= 1;
  return own && (isOneName || !isOneWork) ? own : folderSeries(above);
}

/** Whether a folder is called after one of the seven languages. */
export function isLanguageFolder(name: string): boolean {
  return /^[a-z]{2,3}([-_][a-z0-9]{2,4})?$/i.test(name) && readLanguage(name) !== undefined;
}

function seriesIn(base: string): string {
  return readSourceName(base.replace(/\.(?:cbz|zip)$/i, '')).series;
}

function folderSeries(folder: string): string {
  return seriesIn(path.basename(folder)) || path.basename(folder) || 'series';
}

async function seriesOfLanguageFolders(above: string): Promise<Set<string>[]> {
  const folders = await readdir(above, { withFileTypes: true });
  const languages = folders.filter((entry) => entry.isDirectory() && isLanguageFolder(entry.name));
  return Promise.all(
    languages.map(async ({ name }) => new Set((await chapterNames(path.join(above, name))).map(seriesIn).filter(Boolean))),
  );
}

async function chapterNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const chapters = entries.filter(
    (entry) => !entry.name.startsWith('.') && (entry.isDirectory() || /\.(?:cbz|zip)$/i.test(entry.name)),
  );
  return chapters.map(({ name }) => name);
}
