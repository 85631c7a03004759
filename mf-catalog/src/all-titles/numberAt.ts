/** Returns the number at an index that exists in the list. For counting loops and for columns. */
export function numberAt<Value extends number>(list: ArrayLike<Value>, index: number): Value {
  // An index beyond the end is an error of the caller.
  return list[index]!;
}
