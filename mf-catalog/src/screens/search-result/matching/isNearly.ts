/** Words shorter than this must be right: one letter changes them into another. */
const SHORTEST_FORGIVEN = 4;

/** One slip for each so many letters. */
const LETTERS_PER_SLIP = 4;

/**
 * Whether a typed word is the beginning of another but for a slip: a letter wrong, missing, too many, or two swapped.
 * Eight letters forgive two.
 */
export function isNearly(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_FORGIVEN) return false;
  const slips = Math.min(Math.floor(typed.length / LETTERS_PER_SLIP), 2);
  return isWithin(slips, typed, word.slice(0, typed.length + slips));
}

/** Whether so many slips lead from the typed word to any beginning of the other (optimal string alignment). */
function isWithin(slips: number, typed: string, word: string): boolean {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    // Most words are told apart by their first letters. A swap looks two rows back, so both have to be beyond help.
    if (Math.min(...current) > slips && Math.min(...last) > slips) return false;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last) <= slips;
}
