/**
 * The item at an index, which wraps around at the end of the list.
 * @throws RangeError when there are no items
 */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There are no items.');
  return item;
}
