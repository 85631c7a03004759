/**
 * Compares two entries of a history field by field, from the first field on. For entries with the same timestamp, any fixed order
 * works.
 */
export function isHigher(a: readonly (number | string)[], b: readonly (number | string)[]): boolean {
  const index = a.findIndex((value, index) => value !== b[index]);
  // Both have the same length.
  return index >= 0 && a[index]! > b[index]!;
}
