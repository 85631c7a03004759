import { numberAt } from '../../../all-titles/numberAt';

/** Words shorter than this must be right: one letter changes them into another. */
const MIN_FUZZY_LENGTH = 4;

/** One typo is forgiven for each so many letters. */
const LETTERS_PER_TYPO = 4;

/**
 * Whether a typed word is the beginning of another but for a typo: a letter wrong, missing, too many, or two swapped.
 * Eight letters forgive two.
 */
export function isFuzzyMatch(typed: string, word: string): boolean {
  if (typed.length < MIN_FUZZY_LENGTH) return false;
  const typos = Math.min(Math.floor(typed.length / LETTERS_PER_TYPO), 2);
  return isWithin(typos, typed, word.slice(0, typed.length + typos));
}

/** Whether so many typos lead from the typed word to any beginning of the other (optimal string alignment). */
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
    // Most words are told apart by their first letters. A swap looks two rows back, so both have to be beyond help.
    if (Math.min(...current) > typos && Math.min(...last) > typos) return false;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last) <= typos;
}
