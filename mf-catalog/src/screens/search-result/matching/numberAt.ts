/** The number of a list at an index that the list has: for loops that count through it. */
export function numberAt(list: ArrayLike<number>, index: number): number {
  // An index beyond the end is a fault of the caller, who counts.
  return list[index]!;
}
