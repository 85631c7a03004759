/** A run of a list's items, and where it stands. */
export interface PlacedBlock<Item> {
  items: readonly Item[];
  /** Place of its first item in the whole list. */
  start: number;
  /** Length of the whole list. */
  total: number;
}

/** Cuts a list into runs of one length; only the last may be shorter. */
export function blocksOf<Item>(items: readonly Item[], length: number): PlacedBlock<Item>[] {
  const count = Math.ceil(items.length / length);
  return Array.from({ length: count }, (_, index) => {
    const start = index * length;
    return { items: items.slice(start, start + length), start, total: items.length };
  });
}
