import { numberAt } from '../../../all-titles/numberAt';
import { isFuzzyMatch } from './isFuzzyMatch';
import { AUTHOR_MARK, END_MARK, folded, type SearchIndex } from './searchIndex';
import type { SearchResult } from './searchResult';
import { type Vocabulary, vocabularyOf } from './vocabulary';

/** How well each work was found: the lower the better. */
interface Ranks {
  /** By work: the rank, or `UNFOUND`. */
  rank: Uint8Array;
  /** By work: the entry that has it. */
  entry: Uint32Array;
}

const NAME_BEGINS = 0;
const WORD_BEGINS = 1;
const IN_NAME = 2;
const IN_AUTHOR = 3;
const SCATTERED = 4;
const FUZZY = 5;
const UNFOUND = 6;

/**
 * The works that a keyword finds. The order of results: a name that begins with the keyword, a word in the name that
 * does, the keyword anywhere in the name, in the author's name (the specification's substring match, and nothing of it
 * is ever left out); then works that have all its words somewhere; and last, only where there is nothing better, works
 * that have them but for small typos. Among equals the order of the list stays, and of two titles of a work that match
 * equally well, the reader's own language wins.
 */
export function searchWorks(index: SearchIndex, keyword: string): SearchResult[] {
  const typed = folded(keyword).trim();
  if (typed === '') return [];
  const exact = resultsOf(index, exactRanks(index, typed));
  return exact.length > 0 ? exact : resultsOf(index, nearRanks(index, typed));
}

function resultsOf({ firstEntry, shownCount }: SearchIndex, { rank, entry }: Ranks): SearchResult[] {
  const byRank: SearchResult[][] = Array.from({ length: UNFOUND }, () => []);
  firstEntry.forEach((first, work) => {
    const found = numberAt(entry, work);
    // Found by a name that is not in the reader's languages, the work is shown by its best title.
    const isShown = found < first + numberAt(shownCount, work);
    byRank[numberAt(rank, work)]?.push(isShown ? found : first);
  });
  return byRank.flat();
}

function noRanks({ firstEntry }: SearchIndex): Ranks {
  return { rank: new Uint8Array(firstEntry.length).fill(UNFOUND), entry: new Uint32Array(firstEntry.length) };
}

/** Entries of a work come in the order in which they serve the reader: the first of equals stays. */
function improve({ rank, entry }: Ranks, work: number, toRank: number, byEntry: number): void {
  if (toRank >= numberAt(rank, work)) return;
  rank[work] = toRank;
  entry[work] = byEntry;
}

/** The ranks by what is typed as it is: goes from one match of the longest typed word in the text to the next that may be a better one. */
function exactRanks(index: SearchIndex, typed: string): Ranks {
  const { text, nameAt, workOf } = index;
  const ranks = noRanks(index);
  const words = typed.split(' ');
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
  let entry = 0;
  let at = text.indexOf(longest);
  while (at >= 0) {
    while (at >= (nameAt[entry + 1] ?? Infinity)) entry += 1;
    const rank = words.length === 1 ? rankAt(index, entry, at) : rankOfWords(index, entry, typed);
    improve(ranks, numberAt(workOf, entry), rank, entry);
    // In a name a word may still begin with it. Whatever else was found, nothing better stands behind it in the entry.
    const from = rank === IN_NAME && words.length === 1 ? at + 1 : (nameAt[entry + 1] ?? text.length);
    at = text.indexOf(longest, from);
  }
  return ranks;
}

/** The rank of a match of the keyword, by where in its entry it begins. */
function rankAt({ text, nameAt, authorAt }: SearchIndex, entry: number, at: number): number {
  if (at >= numberAt(authorAt, entry)) return IN_AUTHOR;
  if (at === nameAt[entry]) return NAME_BEGINS;
  return text[at - 1] === ' ' ? WORD_BEGINS : IN_NAME;
}

/** The rank of an entry in which the longest of several typed words stands. */
function rankOfWords({ text, nameAt, authorAt }: SearchIndex, entry: number, typed: string): number {
  const name = text.slice(nameAt[entry], numberAt(authorAt, entry) - AUTHOR_MARK.length);
  const author = text.slice(authorAt[entry], text.indexOf(END_MARK, authorAt[entry]));
  if (name.startsWith(typed)) return NAME_BEGINS;
  if (name.includes(` ${typed}`)) return WORD_BEGINS;
  if (name.includes(typed)) return IN_NAME;
  if (author.includes(typed)) return IN_AUTHOR;
  return typed.split(' ').every((word) => name.includes(word) || author.includes(word)) ? SCATTERED : UNFOUND;
}

/** Beside the index: a function in it would keep all that the index was made with. */
const vocabularies = new WeakMap<SearchIndex, Vocabulary>();

/** Made when it is first asked for, which takes as long as several letters: best before a typo waits for it. */
export function vocabularyFor(index: SearchIndex): Vocabulary {
  const vocabulary = vocabularies.get(index) ?? vocabularyOf(index.text);
  vocabularies.set(index, vocabulary);
  return vocabulary;
}

/** The ranks by words that are nearly those that are typed. Words come again and again, so each is looked at once. */
function nearRanks(index: SearchIndex, typed: string): Ranks {
  const { words, wordOf, ends } = vocabularyFor(index);
  const ranks = noRanks(index);
  const tests = typed
    .split(' ')
    .map((typedWord) => words.map((word) => word.includes(typedWord) || isFuzzyMatch(typedWord, word)));
  let start = 0;
  ends.forEach((end, entry) => {
    const ofEntry = wordOf.subarray(start, end);
    start = end;
    if (tests.every((isFound) => ofEntry.some((word) => isFound[word])))
      improve(ranks, numberAt(index.workOf, entry), FUZZY, entry);
  });
  return ranks;
}
