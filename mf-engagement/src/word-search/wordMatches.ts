import { folded } from './folded';

/** A stretch of a text: from, and up to but without. */
export type Span = readonly [from: number, to: number];

/** What a reader looks for: words without case, accents and punctuation. Thai, which has no spaces, is one word. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .text.split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** Whether a word of `wordsOf` is somewhere in the text. */
export function holdsWord(text: string, word: string): boolean {
  return folded(text).text.includes(word);
}

/** Where any of the words stands in the text, in its order; what overlaps is one span. */
export function wordMatches(original: string, words: readonly string[]): Span[] {
  const { text, starts } = folded(original);
  const spans: [number, number][] = [];
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      spans.push([starts[at]!, endOf(starts, at + word.length)]);
    }
  }
  return joined(spans.sort(([a], [b]) => a - b));
}

/** A character that folds to several is in a match whole, with the accents that follow it. */
function endOf(starts: readonly number[], at: number): number {
  let end = at;
  while (starts[end] === starts[end - 1]) end += 1;
  return starts[end]!;
}

function joined(spans: readonly Span[]): Span[] {
  const result: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
