import { numberAt } from '../../../all-titles/numberAt';

/** Shorter words must match exactly, because one letter turns them into another word. */
const MIN_FUZZY_LENGTH = 4;

/** One typo is allowed for this many letters. */
const LETTERS_PER_TYPO = 4;

/**
 * Whether a typed word is the beginning of another word apart from typos: a letter that is wrong, missing or extra, or two
 * swapped letters. Eight letters allow two typos.
 */
export function isFuzzyMatch(typed: string, word: string): boolean {
  if (typed.length < MIN_FUZZY_LENGTH) return false;
  const typos = Math.min(Math.floor(typed.length / LETTERS_PER_TYPO), 2);
  return isWithin(typos, typed, word.slice(0, typed.length + typos));
}

/** Whether at most this many typos lead from the typed word to any beginning of the other word (optimal string alignment). */
function isWithin(typos: number, typed: string, word: string): boolean {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        numberAt(last, column) + 1,
        numberAt(current, column - 1) + 1,
        numberAt(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? numberAt(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    // Most words differ in their first letters, so this stops early. A swap looks two rows back, so both must exceed the limit.
    if (Math.min(...current) > typos && Math.min(...last) > typos) return false;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last) <= typos;
}
