import { foldedText, type PreferredLanguages } from '@komawari/shared-domain';
import { type AllTitles, authorOf, nameOf, preferredTitles, titlesOfWork } from '../../../all-titles/allTitles';

/** Separators after name and author. Neither can contain them, because folding turns all white space into spaces. */
export const AUTHOR_MARK = '\t';
export const END_MARK = '\n';

/**
 * A library prepared for a search with each keystroke. All names are in one string, which the browser searches faster than ten
 * thousand small ones and which takes little more memory than its letters. Lists of numbers belong to it. An entry is a title.
 */
export interface SearchIndex {
  all: AllTitles;
  /** The folded `name⇥author⏎` of all titles. A work's titles are adjacent, in the reader's order of preference. */
  text: string;
  /** By entry: its title in `all`, the index of its work, and where its name and its author begin in the text. */
  titles: Uint32Array;
  workOf: Uint32Array;
  nameAt: Uint32Array;
  authorAt: Uint32Array;
  /**
   * By work, in the order of the list: its first entry, and the number (at least one) of entries from there in selected
   * languages.
   */
  firstEntry: Uint32Array;
  shownCount: Uint32Array;
}

/**
 * Builds the index of the works that have a title in a selected content language (docs/specification.md §2, Search). It contains
 * their names in every language, because a reader may know a series by another name.
 */
export function searchIndex(all: AllTitles, preferred: PreferredLanguages): SearchIndex {
  const entries: number[] = [];
  const workOf: number[] = [];
  const firstEntry: number[] = [];
  const shownCount: number[] = [];
  for (const work of all.workEnds.keys()) {
    const titles = titlesOfWork(all, work);
    const shown = preferredTitles(all, titles, preferred);
    if (shown.length === 0) continue;
    const others = titles.filter((title) => !shown.includes(title));
    for (const title of [...shown, ...others]) workOf[entries.push(title) - 1] = firstEntry.length;
    firstEntry.push(entries.length - titles.length);
    shownCount.push(shown.length);
  }
  return {
    all,
    titles: Uint32Array.from(entries),
    workOf: Uint32Array.from(workOf),
    firstEntry: Uint32Array.from(firstEntry),
    shownCount: Uint32Array.from(shownCount),
    ...placedText(all, entries),
  };
}

/** One string of all titles, and where each of them begins. */
function placedText(all: AllTitles, titles: readonly number[]): Pick<SearchIndex, 'text' | 'nameAt' | 'authorAt'> {
  const nameAt = new Uint32Array(titles.length);
  const authorAt = new Uint32Array(titles.length);
  const parts: string[] = [];
  let end = 0;
  titles.forEach((title, entry) => {
    const begun = `${folded(nameOf(all, title))}${AUTHOR_MARK}`;
    const rest = `${folded(authorOf(all, title))}${END_MARK}`;
    nameAt[entry] = end;
    authorAt[entry] = end + begun.length;
    end += begun.length + rest.length;
    parts.push(begun, rest);
  });
  return { text: parts.join(''), nameAt, authorAt };
}

/** Normalizes typed text and searched text, so that they can be compared. */
export function folded(words: string): string {
  return foldedText(words).replace(/\s+/g, ' ');
}
