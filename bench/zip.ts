/** Pairs the items of two lists that describe the same things in the same order. */
export function zip<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((a, index): [A, B][] => {
    const b = second[index];
    return b === undefined ? [] : [[a, b]];
  });
}
