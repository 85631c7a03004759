import { foldedText, foldText } from './foldText';

/** A part of a text: from (inclusive) and to (exclusive). */
export type Span = readonly [from: number, to: number];

const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u;

/** The words of a text as search compares them, without punctuation. Thai has no spaces, so it is one word. */
export function splitWords(text: string): string[] {
  return foldedText(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}

/** Whether a text contains a folded text. */
export function hasWord(text: string, folded: string): boolean {
  return foldedText(text).includes(folded);
}

/** Where these folded texts occur in the original, in order. Matches that overlap or touch become one span. */
export function findWords(original: string, folded: readonly string[]): Span[] {
  const { text, origins } = foldText(original);
  const spans: Span[] = [];
  for (const word of folded) {
    if (word === '') continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      spans.push([originAt(origins, at), endAt(origins, at + word.length)]);
    }
  }
  return joined(spans.sort(([a], [b]) => a - b));
}

/** A character that folds to several is matched as a whole, with the accents that follow it. */
function endAt(origins: readonly number[], at: number): number {
  let end = at;
  while (origins[end] === origins[end - 1]) end += 1;
  return originAt(origins, end);
}

function originAt(origins: readonly number[], at: number): number {
  // Every index up to the end of the folded text has an origin.
  return origins[at]!;
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
