/** A run of a list's items, without the items: a list of ten thousand would be there twice. */
export interface ListRange {
  /** Index of its first item in the list, and of the first behind it. */
  start: number;
  end: number;
}

/** Cuts a range into ranges of one length; only the last may be shorter. */
export function listBlocks({ start, end }: ListRange, length: number): ListRange[] {
  const count = Math.ceil((end - start) / length);
  return Array.from({ length: count }, (_, index) => {
    const from = start + index * length;
    return { start: from, end: Math.min(from + length, end) };
  });
}
