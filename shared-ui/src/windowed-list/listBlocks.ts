/** A run of a list's items. */
export interface ListBlock<Item> {
  items: readonly Item[];
  /** Index of its first item in the whole list. */
  start: number;
}

/** Cuts a list, or a run of one, into runs of one length; only the last may be shorter. */
export function listBlocks<Item>({ items, start }: ListBlock<Item>, length: number): ListBlock<Item>[] {
  const count = Math.ceil(items.length / length);
  return Array.from({ length: count }, (_, index) => {
    const from = index * length;
    return { items: items.slice(from, from + length), start: start + from };
  });
}
