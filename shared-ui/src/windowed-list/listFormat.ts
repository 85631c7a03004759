import type { Key } from 'react';

/** The fixed properties of a kind of windowed list. */
export interface ListFormat<Item> {
  /** How many items a block has. In a grid, they must fill whole rows for any number of columns. */
  blockLength: number;
  keyOf: (item: Item) => Key;
  /**
   * The text that the browser's search finds for an item far from the screen. Without it, the search finds only items that are
   * near.
   */
  textOf?: (item: Item) => string;
  classes: Readonly<Partial<Record<'block' | 'cell' | 'far', string | undefined>>>;
  /**
   * How a block gets its height while it is far from the screen.
   * `css`: the class `far` computes it from the number of items, `--items`, or in a grid from the number of rows, `--rows`.
   * `measured`: the block has been on the page before, and keeps that height.
   */
  farHeight: 'css' | 'measured';
}

/** The attributes of an item's element: its role, and its position among all items. */
export interface CellProps {
  role: 'listitem';
  className: string | undefined;
  'aria-posinset': number;
  'aria-setsize': number;
}

/** The item that the reader goes to. A new object each time. */
export interface ListTarget {
  index: number;
}
