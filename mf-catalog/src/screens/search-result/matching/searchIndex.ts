import { foldedText, inPreferredLanguages, type PreferredLanguages } from '@komawari/shared-domain';
import type { AllTitlesGroup, Title } from '@komawari/shared-proto';

/** A work as the search shows it. Where the answer's own group says the same, it is that. */
export interface SearchResult {
  /** In the selected languages: the one that was found, then the best first. There is one at the least. */
  titles: readonly Title[];
}

/** The title by which a result stands in the list. */
export function shownTitle({ titles }: SearchResult): Title {
  // A result has a title at the least, or it is none.
  return titles[0]!;
}

/** Between a name and its author, and behind the author: in none of them, since white space is folded to blanks. */
export const AUTHOR_MARK = '\t';
export const END_MARK = '\n';

/**
 * A library made ready for many keystrokes. All names are one text, which the browser searches faster than ten thousand
 * small ones, and which takes little more room than its letters. Lists by entry go along with it: an entry is a title.
 */
export interface SearchIndex {
  /** In the order of the list. */
  works: readonly SearchResult[];
  /** The folded `name⇥author⏎` of one title after the other: a work's together, in the order in which they serve the reader. */
  text: string;
  titles: readonly Title[];
  /** By entry: the place of its work, and where its name and its author begin in the text. */
  workOf: Uint32Array;
  nameAt: Uint32Array;
  authorAt: Uint32Array;
}

/**
 * The works that have a title in a selected content language (docs/specification.md §2, Search), with their names in
 * every language: a reader may know a series by another one.
 */
export function searchIndex(groups: readonly AllTitlesGroup[], preferred: PreferredLanguages): SearchIndex {
  const works: SearchResult[] = [];
  const titles: Title[] = [];
  const workOf: number[] = [];
  for (const group of groups) {
    const shown = inPreferredLanguages(group.titles, ({ language }) => language, preferred);
    if (shown.length === 0) continue;
    const others = group.titles.filter((title) => !shown.includes(title));
    for (const title of [...shown, ...others]) {
      titles.push(title);
      workOf.push(works.length);
    }
    const isWhole = group.titles.every((title, index) => shown[index] === title);
    works.push(isWhole ? group : { titles: shown });
  }
  return { works, titles, workOf: Uint32Array.from(workOf), ...placedText(titles) };
}

/** One text of all titles, and where each begins. */
function placedText(titles: readonly Title[]): Pick<SearchIndex, 'text' | 'nameAt' | 'authorAt'> {
  const nameAt = new Uint32Array(titles.length);
  const authorAt = new Uint32Array(titles.length);
  const parts: string[] = [];
  let end = 0;
  titles.forEach(({ name, author }, entry) => {
    const begun = `${folded(name)}${AUTHOR_MARK}`;
    const rest = `${folded(author)}${END_MARK}`;
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
