import { useMemo } from 'react';
import { BlockItems, type BlockItemsProps } from './BlockItems';
import { listBlocks } from './listBlocks';
import type { ListTarget } from './listFormat';
import { WindowedBox } from './WindowedBox';

export interface WindowedListProps<Item> extends Pick<BlockItemsProps<Item>, 'format' | 'renderItem'> {
  items: readonly Item[];
  /** Index of the first item of this list. Items before it are rendered elsewhere. */
  start?: number;
  /** The final number of items, or -1 while it is unknown. By default, the number of `items`. */
  total?: number;
  /** How many items are rendered from the first paint on, before the browser has reported what is near the screen. */
  firstShown: number;
  target?: ListTarget | undefined;
  /** The reader has arrived at the target. The owner must then clear it; otherwise the list would go there again. */
  onTargetReached?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * A list that stays smooth with 10,000 items. It is cut into blocks, and these into smaller blocks. Only blocks near the screen
 * or with the focus have their items in the document. The others are boxes of the same height, whose text the browser's search
 * finds. Every item states its position in the whole list.
 */
export function WindowedList<Item>(list: WindowedListProps<Item>) {
  const { items, start = 0, total = items.length, target, onTargetReached, className, ...props } = list;
  const range = useMemo(() => ({ start, end: items.length }), [start, items.length]);
  // Items that must be rendered to be measured would all render at once in a block of blocks.
  const level = props.format.farHeight === 'css' ? BLOCKS_OF_BLOCKS : ITEMS;
  return (
    <div className={className}>
      <Blocks {...props} {...{ items, range, total, target, onTargetReached, level }} />
    </div>
  );
}

/** One level of blocks. */
interface BlockLevel {
  /** How many blocks of the format's length make up one block of this level. */
  blocks: number;
  /** The distance from the screen at which a block gets its content: HTML's `rootMargin`. */
  margin: string;
  /** How a block is divided further, if it does not contain the items themselves. */
  inside?: BlockLevel;
}

/** Farther than a fast scroll moves between two frames. */
const ITEMS: BlockLevel = { blocks: 1, margin: '1000px 0px' };

/** Renders earlier than the blocks inside. With this level, ten thousand items need about thirty boxes. */
const BLOCKS_OF_BLOCKS: BlockLevel = { blocks: 10, margin: '3000px 0px', inside: ITEMS };

interface BlocksProps<Item> extends BlockItemsProps<Item> {
  level: BlockLevel;
  firstShown: number;
}

/** Renders the blocks of a list or of a larger block. */
function Blocks<Item>(props: BlocksProps<Item>) {
  const { level, format, items, range, total, firstShown, target, onTargetReached, renderItem } = props;
  const { blocks, margin, inside } = level;
  const parts = useMemo(() => listBlocks(range, blocks * format.blockLength), [range, blocks, format]);
  return parts.map((part) => {
    const first = items[part.start];
    return (
      <WindowedBox key={first && format.keyOf(first)} {...{ format, items, margin, firstShown, target }} range={part}>
        {(own) =>
          inside ? (
            <Blocks
              {...{ format, items, total, firstShown, onTargetReached, renderItem }}
              level={inside}
              range={part}
              target={own}
            />
          ) : (
            <BlockItems {...{ format, items, total, onTargetReached, renderItem }} range={part} target={own} />
          )
        }
      </WindowedBox>
    );
  });
}
