import { inPreferredLanguages, type PreferredLanguages } from '@komawari/shared-domain';
import type { AllTitlesViewV2, Language, Title } from '@komawari/shared-proto';
import type { ListedTitle } from '../title-tile/placeholderTitle';
import { type Column, columnOf } from './column';
import { numberAt } from './numberAt';
import { type Texts, textAt, textCollector } from './texts';

/**
 * All works in columns. Ten thousand titles as the objects of the answer take 2.4 MB, next to a page of 6 MB. In columns they
 * take a fifth of that. A title is an index in the columns. The titles of a work are adjacent.
 */
export interface AllTitles {
  /** By work: the index after its last title. */
  workEnds: Column;
  /** By title. */
  ids: Column;
  languages: Column<Language>;
  /** By title, as places in `texts`. */
  names: Column;
  authors: Column;
  /** By title, without the folder that all covers share. */
  covers: Column;
  coverFolder: string;
  texts: Texts;
}

const made = new WeakMap<AllTitlesViewV2, AllTitles>();

/** The columns of an answer. The same answer gives the same object, because the page reads it twice (`firstAnswerHooks`). */
export function allTitlesOf(view: AllTitlesViewV2): AllTitles {
  // Frozen, so that Immer does not visit every number.
  const all = made.get(view) ?? Object.freeze(columnsOf(view));
  made.set(view, all);
  return all;
}

function columnsOf({ groups }: AllTitlesViewV2): AllTitles {
  const collector = textCollector();
  const titles = groups.flatMap((group) => group.titles);
  let end = 0;
  const workEnds = groups.map((group) => (end += group.titles.length));
  const coverFolder = sharedFolder(titles);
  const placesOf = (textOf: (title: Title) => string) => columnOf(titles.map((title) => collector.placeOf(textOf(title))));
  return {
    workEnds: columnOf(workEnds),
    ids: columnOf(titles.map(({ titleId }) => titleId)),
    languages: columnOf(titles.map(({ language }) => language)),
    names: placesOf(({ name }) => name),
    authors: placesOf(({ author }) => author),
    covers: placesOf(({ portraitImageUrl }) => portraitImageUrl.slice(coverFolder.length)),
    coverFolder,
    texts: collector.texts(),
  };
}

/** Returns the longest common start of all cover addresses up to a slash, or an empty string if they differ. */
function sharedFolder(titles: readonly Title[]): string {
  const first = titles[0]?.portraitImageUrl ?? '';
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return titles.every(({ portraitImageUrl }) => portraitImageUrl.startsWith(folder)) ? folder : '';
}

/** Creates the object for one title of the columns, for display. */
export function titleAt(all: AllTitles, title: number): ListedTitle {
  const { ids, languages, covers, coverFolder, texts } = all;
  return {
    titleId: numberAt(ids, title),
    name: nameOf(all, title),
    author: authorOf(all, title),
    language: numberAt(languages, title),
    portraitImageUrl: coverFolder + textAt(texts, numberAt(covers, title)),
  };
}

export function nameOf({ names, texts }: AllTitles, title: number): string {
  return textAt(texts, numberAt(names, title));
}

export function authorOf({ authors, texts }: AllTitles, title: number): string {
  return textAt(texts, numberAt(authors, title));
}

/** Returns the titles of a work, in every language. */
export function titlesOfWork({ workEnds }: AllTitles, work: number): number[] {
  const start = workEnds[work - 1] ?? 0;
  return Array.from({ length: numberAt(workEnds, work) - start }, (_, index) => start + index);
}

/** Returns those of the given titles that are in a preferred language, the best first. */
export function preferredTitles({ languages }: AllTitles, titles: readonly number[], preferred: PreferredLanguages): number[] {
  return inPreferredLanguages(titles, (title) => numberAt(languages, title), preferred);
}
