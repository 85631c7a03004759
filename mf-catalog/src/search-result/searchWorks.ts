import type { AllTitlesGroup, Title } from '@komawari/shared-proto';
import { inPreferredLanguages, type PreferredLanguages } from '../content-languages/preferredLanguages';
import { fold } from './fold';
import { isNearly } from './isNearly';

/** A work that can be found, made ready once for many keystrokes. */
export interface SearchableWork {
  /** Its titles in the selected languages, the best first. */
  titles: readonly Title[];
  /** All its titles, in every language: a reader may know a series by another name. */
  names: readonly SearchableName[];
}

interface SearchableName {
  title: Title;
  name: string;
  author: string;
  words: readonly string[];
}

export interface SearchResult {
  /** The title that was found, if its language is selected; else the best that is. */
  title: Title;
  titles: readonly Title[];
}

/** The works that have a title in a selected content language (spec §2, Search). */
export function searchableWorks(groups: readonly AllTitlesGroup[], preferred: PreferredLanguages): SearchableWork[] {
  return groups.flatMap((group) => {
    const titles = inPreferredLanguages(group.titles, ({ language }) => language, preferred);
    if (titles.length === 0) return [];
    return [{ titles, names: group.titles.map(searchableName) }];
  });
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

function searchableName(title: Title): SearchableName {
  const name = fold(title.name).text;
  const author = fold(title.author).text;
  return { title, name, author, words: `${name} ${author}`.split(BETWEEN_WORDS) };
}

/** Every work, for a reader who has typed nothing and narrows down. */
export function allWorks(works: readonly SearchableWork[]): SearchResult[] {
  return works.map(({ titles }) => ({ title: titles[0]!, titles }));
}

/**
 * The works that a keyword finds. The order of results: a name that begins with the keyword, a word in the name that
 * does, the keyword anywhere in the name, in the author's name (the specification's substring match, and nothing of it
 * is ever left out); then works that have all its words somewhere; and last, only where there is nothing better, works
 * that have them but for small slips. Among equals the order of the list stays.
 */
export function searchWorks(works: readonly SearchableWork[], keyword: string): SearchResult[] {
  const typed = fold(keyword.trim()).text.replace(/\s+/g, ' ');
  if (typed === '') return [];
  const exact = ranked(works, (entry) => exactRank(typed, entry));
  return exact.length > 0 ? exact : ranked(works, nearRanker(typed));
}

type Rank = (entry: SearchableName) => number;

function ranked(works: readonly SearchableWork[], rankOf: Rank): SearchResult[] {
  return works
    .flatMap((work) => {
      const ranks = work.names.map((entry) => ({ title: entry.title, rank: rankOf(entry) }));
      const best = ranks.reduce((a, b) => (isBetter(b, a, work) ? b : a));
      if (best.rank === Infinity) return [];
      const title = work.titles.includes(best.title) ? best.title : work.titles[0]!;
      return [{ title, titles: work.titles, rank: best.rank }];
    })
    .sort((a, b) => a.rank - b.rank);
}

interface RankedTitle {
  title: Title;
  rank: number;
}

/** Of two that match equally well, the reader's own language wins. */
function isBetter(a: RankedTitle, b: RankedTitle, { titles }: SearchableWork): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  const place = ({ title }: RankedTitle) => (titles.includes(title) ? titles.indexOf(title) : Infinity);
  return place(a) < place(b);
}

function exactRank(typed: string, { name, author }: SearchableName): number {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  if (name.includes(typed)) return 2;
  if (author.includes(typed)) return 3;
  return typed.split(' ').every((word) => name.includes(word) || author.includes(word)) ? 4 : Infinity;
}

function nearRanker(typed: string): Rank {
  const tests = typed.split(' ').map(nearTest);
  return ({ words }) => (tests.every((isFound) => words.some(isFound)) ? 5 : Infinity);
}

/** Whether another word has the typed one in it, or nearly. Words come again and again, so each is looked at once. */
function nearTest(typed: string): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    let isFound = known.get(word);
    if (isFound === undefined) known.set(word, (isFound = word.includes(typed) || isNearly(typed, word)));
    return isFound;
  };
}
