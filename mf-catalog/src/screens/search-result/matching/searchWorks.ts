import { numberAt } from '../../../all-titles/numberAt';
import { isFuzzyMatch } from './isFuzzyMatch';
import { AUTHOR_MARK, END_MARK, folded, type SearchIndex } from './searchIndex';
import type { SearchResult } from './searchResult';
import { type Vocabulary, vocabularyOf } from './vocabulary';

/** How well each work matches. Lower is better. */
interface Ranks {
  /** By work: the rank, or `UNFOUND`. */
  rank: Uint8Array;
  /** By work: the entry that has this rank. */
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
 * Returns the works that match a keyword. The order of results: the name begins with the keyword, a word in the name begins with
 * it, the name contains it, the author's name contains it. These are the specification's substring match, and none of them is
 * ever left out. Then come works that contain all its words somewhere. Works that contain them apart from small typos come only
 * if nothing else matches. Equal matches keep the order of the list. If two titles of a work match equally well, the language
 * that the reader prefers wins.
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
    // If the work matches by a name outside the reader's languages, it is shown with its best title.
    const isShown = found < first + numberAt(shownCount, work);
    byRank[numberAt(rank, work)]?.push(isShown ? found : first);
  });
  return byRank.flat();
}

function noRanks({ firstEntry }: SearchIndex): Ranks {
  return { rank: new Uint8Array(firstEntry.length).fill(UNFOUND), entry: new Uint32Array(firstEntry.length) };
}

/** The entries of a work come in the reader's order of preference, so the first of equal matches stays. */
function improve({ rank, entry }: Ranks, work: number, toRank: number, byEntry: number): void {
  if (toRank >= numberAt(rank, work)) return;
  rank[work] = toRank;
  entry[work] = byEntry;
}

/** Ranks exact matches. Goes through the text from one match of the longest typed word to the next match that may be better. */
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
    // After a match inside a name, a later word in it may still begin with it. After any other match, nothing better follows.
    const from = rank === IN_NAME && words.length === 1 ? at + 1 : (nameAt[entry + 1] ?? text.length);
    at = text.indexOf(longest, from);
  }
  return ranks;
}

/** The rank of a match of the keyword, by its position in the entry. */
function rankAt({ text, nameAt, authorAt }: SearchIndex, entry: number, at: number): number {
  if (at >= numberAt(authorAt, entry)) return IN_AUTHOR;
  if (at === nameAt[entry]) return NAME_BEGINS;
  return text[at - 1] === ' ' ? WORD_BEGINS : IN_NAME;
}

/** The rank of an entry that contains the longest of several typed words. */
function rankOfWords({ text, nameAt, authorAt }: SearchIndex, entry: number, typed: string): number {
  const name = text.slice(nameAt[entry], numberAt(authorAt, entry) - AUTHOR_MARK.length);
  const author = text.slice(authorAt[entry], text.indexOf(END_MARK, authorAt[entry]));
  if (name.startsWith(typed)) return NAME_BEGINS;
  if (name.includes(` ${typed}`)) return WORD_BEGINS;
  if (name.includes(typed)) return IN_NAME;
  if (author.includes(typed)) return IN_AUTHOR;
  return typed.split(' ').every((word) => name.includes(word) || author.includes(word)) ? SCATTERED : UNFOUND;
}

/** Stored outside the index, because a function in the index would keep alive everything that the index was built from. */
const vocabularies = new WeakMap<SearchIndex, Vocabulary>();

/** Built on the first call, which takes as long as searching for several letters. Best called before a typo needs it. */
export function vocabularyFor(index: SearchIndex): Vocabulary {
  const vocabulary = vocabularies.get(index) ?? vocabularyOf(index.text);
  vocabularies.set(index, vocabulary);
  return vocabulary;
}

/** Ranks works by words that are similar to the typed ones. Words repeat, so each distinct word is tested only once. */
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
