/** A range of a list's items, without the items, because a list of ten thousand should not exist twice. */
export interface ListRange {
  /** Index of its first item in the list, and of the first item after it. */
  start: number;
  end: number;
}

/** Cuts a range into ranges of equal length. Only the last may be shorter. */
export function listBlocks({ start, end }: ListRange, length: number): ListRange[] {
  const count = Math.ceil((end - start) / length);
  return Array.from({ length: count }, (_, index) => {
    const from = start + index * length;
    return { start: from, end: Math.min(from + length, end) };
  });
}
