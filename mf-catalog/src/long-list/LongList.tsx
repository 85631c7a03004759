import { type Key, type ReactNode, useMemo } from 'react';
import { blocksOf, type PlacedBlock } from './blocks';
import { ListBlock } from './ListBlock';

/** What a kind of long list always does in the same way. */
export interface ListKind<Item> {
  /** Items of a block: whole rows, whatever number of columns the list has. */
  blockLength: number;
  keyOf: (item: Item) => Key;
  /** What the browser's search finds of an item that is far from the screen. */
  wordsOf: (item: Item) => string;
  /** A cell's height has to be known without what is in it; `far` gives a whole block the height of all its cells. */
  look: Readonly<Record<'block' | 'far' | 'cell', string | undefined>>;
}

export interface LongListProps<Item> {
  kind: ListKind<Item>;
  items: readonly Item[];
  render: (item: Item, index: number) => ReactNode;
  /** How many items are there from the first paint on, before the browser has told what is near the screen. */
  firstShown: number;
  /** An item that the reader goes to: a new object for every time. */
  wanted?: { index: number } | undefined;
  className?: string | undefined;
}

/**
 * A list that stays smooth with 10,000 items: cut into blocks, of which only those near the screen, or with the focus,
 * have their items in the document. The others are boxes of the same height whose words the browser's search finds;
 * every item tells its place among all of them.
 */
export function LongList<Item>({ kind, items, render, firstShown, wanted, className }: LongListProps<Item>) {
  const blocks = useMemo(() => blocksOf(items, kind.blockLength), [items, kind.blockLength]);
  return (
    <div className={className}>
      {blocks.map((block) => (
        <ListBlock
          key={kind.keyOf(block.items[0]!)}
          kind={kind}
          block={block}
          render={render}
          startsNear={block.start < firstShown}
          wanted={isIn(block, wanted) ? wanted : undefined}
        />
      ))}
    </div>
  );
}

function isIn<Item>({ start, items }: PlacedBlock<Item>, wanted: { index: number } | undefined): boolean {
  return wanted !== undefined && wanted.index >= start && wanted.index < start + items.length;
}
