/** Compares two entries of a history field by field, the first field first. Any fixed order will do for entries of one moment. */
export function isHigher(a: readonly (number | string)[], b: readonly (number | string)[]): boolean {
  const index = a.findIndex((value, index) => value !== b[index]);
  // Both have the same length.
  return index >= 0 && a[index]! > b[index]!;
}
