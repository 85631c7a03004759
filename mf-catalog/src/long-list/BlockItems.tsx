import type { ReactNode } from 'react';
import type { PlacedBlock } from './blocks';
import type { ListKind } from './LongList';

export interface BlockItemsProps<Item> {
  kind: ListKind<Item>;
  block: PlacedBlock<Item>;
  render: (item: Item, index: number) => ReactNode;
}

/**
 * The items of a block that is near. A component of its own, so that they go with it: React keeps what an element last
 * held until it is drawn twice more, which in a list that was scrolled through is every item there ever was.
 */
export function BlockItems<Item>({ kind, block: { items, start, total }, render }: BlockItemsProps<Item>) {
  return (
    // A list of its own: one around all blocks would be empty, and so no list, where all of them are far.
    <div role="list" className={kind.look.block}>
      {items.map((item, index) => (
        <div
          key={kind.keyOf(item)}
          role="listitem"
          className={kind.look.cell}
          aria-posinset={start + index + 1}
          aria-setsize={total}
        >
          {render(item, start + index)}
        </div>
      ))}
    </div>
  );
}
