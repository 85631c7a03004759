/** The number of a list at an index that the list has: for loops that count through it, and for columns. */
export function numberAt<Value extends number>(list: ArrayLike<Value>, index: number): Value {
  // An index beyond the end is a fault of the caller, who counts.
  return list[index]!;
}
