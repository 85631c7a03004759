/**
 * The newest of some entries, newest first. Entries of one moment stand by their ids, so that the order never depends on
 * the past.
 */
export function latest<Entry extends { at: number }>(
  entries: readonly Entry[],
  most: number,
  idOf: (entry: Entry) => number,
): Entry[] {
  return entries.toSorted((a, b) => b.at - a.at || idOf(b) - idOf(a)).slice(0, most);
}
