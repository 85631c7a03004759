import { inPreferredLanguages, type PreferredLanguages } from '@komawari/shared-domain';
import type { AllTitlesViewV2, Language, Title } from '@komawari/shared-proto';
import type { ListedTitle } from '../title-tile/knownTitle';
import { type Column, columnOf } from './column';
import { numberAt } from './numberAt';
import { type Texts, textAt, textCollector } from './texts';

/**
 * The answer with every work, column by column. Ten thousand titles as the objects that they come as are 2.4 MB beside a page of 6;
 * like this they are a fifth of it. A title is its index in the columns; the titles of a work stand side by side.
 */
export interface AllTitles {
  /** By work: where its titles end. */
  workEnds: Column;
  /** By title. */
  ids: Column;
  languages: Column<Language>;
  /** By title, as places in `texts`. */
  names: Column;
  authors: Column;
  /** Without the folder that all of them are in. */
  covers: Column;
  coverFolder: string;
  texts: Texts;
}

const made = new WeakMap<AllTitlesViewV2, AllTitles>();

/** The columns of an answer: of the same answer the same, since the page's is looked at twice (`firstAnswerHooks`). */
export function allTitlesOf(view: AllTitlesViewV2): AllTitles {
  // Immer need not look at its every number.
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

/** What the addresses of all covers begin with, up to a slash; nothing where they have nothing in common. */
function sharedFolder(titles: readonly Title[]): string {
  const first = titles[0]?.portraitImageUrl ?? '';
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return titles.every(({ portraitImageUrl }) => portraitImageUrl.startsWith(folder)) ? folder : '';
}

/** A title of the columns, made for who shows it. */
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

/** The titles of a work, in every language. */
export function titlesOfWork({ workEnds }: AllTitles, work: number): number[] {
  const start = workEnds[work - 1] ?? 0;
  return Array.from({ length: numberAt(workEnds, work) - start }, (_, index) => start + index);
}

/** Those of some titles that are in a preferred language, the best first. */
export function preferredTitles({ languages }: AllTitles, titles: readonly number[], preferred: PreferredLanguages): number[] {
  return inPreferredLanguages(titles, (title) => numberAt(languages, title), preferred);
}
