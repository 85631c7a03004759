/**
 * The newest of some entries, newest first. Entries with the same timestamp are ordered by ID, so the order never depends on how
 * the history came about.
 */
export function latest<Entry extends { at: number }>(
  entries: readonly Entry[],
  most: number,
  idOf: (entry: Entry) => number,
): Entry[] {
  return entries.toSorted((a, b) => b.at - a.at || idOf(b) - idOf(a)).slice(0, most);
}
