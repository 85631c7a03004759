import { foldedText, type PreferredLanguages } from '@komawari/shared-domain';
import { type AllTitles, authorOf, nameOf, preferredTitles, titlesOfWork } from '../../../all-titles/allTitles';

/** Between a name and its author, and behind the author: in none of them, since white space is folded to blanks. */
export const AUTHOR_MARK = '\t';
export const END_MARK = '\n';

/**
 * A library made ready for many keystrokes. All names are one text, which the browser searches faster than ten thousand
 * small ones, and which takes little more room than its letters. Lists of numbers go along with it: an entry is a title.
 */
export interface SearchIndex {
  all: AllTitles;
  /** The folded `name⇥author⏎` of one title after the other: a work's together, in the order in which they serve the reader. */
  text: string;
  /** By entry: its title in `all`, the place of its work, and where its name and its author begin in the text. */
  titles: Uint32Array;
  workOf: Uint32Array;
  nameAt: Uint32Array;
  authorAt: Uint32Array;
  /** By work, in the order of the list: its first entry, and how many from there on are in selected languages. One at the least. */
  firstEntry: Uint32Array;
  shownCount: Uint32Array;
}

/**
 * The works that have a title in a selected content language (docs/specification.md §2, Search), with their names in
 * every language: a reader may know a series by another one.
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

/** One text of all titles, and where each begins. */
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

/** What is typed, and what is searched, as both are compared. */
export function folded(words: string): string {
  return foldedText(words).replace(/\s+/g, ' ');
}
