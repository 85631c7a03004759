import type { Key } from 'react';

/** What a kind of windowed list always does in the same way. */
export interface ListFormat<Item> {
  /** How many items a block has: in a grid whole rows, whatever number of columns it has. */
  blockLength: number;
  keyOf: (item: Item) => Key;
  /** What the browser's search finds of an item that is far from the screen. Left out, it finds what is near. */
  textOf?: (item: Item) => string;
  classes: Readonly<Partial<Record<'block' | 'cell' | 'far', string | undefined>>>;
  /**
   * What gives a block its height while it is far. `css`: the class `far` knows it from the number of its items, `--items`,
   * or in a grid from that of its `--rows`.
   * `measured`: a block has been on the page, and keeps its height.
   */
  farHeight: 'css' | 'measured';
}

/** What the element of an item carries: its role, and its position among all items. */
export interface CellProps {
  role: 'listitem';
  className: string | undefined;
  'aria-posinset': number;
  'aria-setsize': number;
}

/** An item that the reader goes to: a new object each time. */
export interface ListTarget {
  index: number;
}
