/** A run of a list's items. */
export interface ListBlock<Item> {
  items: readonly Item[];
  /** Index of its first item in the whole list. */
  start: number;
}

/** Cuts a list into runs of one length; only the last may be shorter. */
export function listBlocks<Item>(items: readonly Item[], length: number): ListBlock<Item>[] {
  const count = Math.ceil(items.length / length);
  return Array.from({ length: count }, (_, index) => {
    const start = index * length;
    return { items: items.slice(start, start + length), start };
  });
}
