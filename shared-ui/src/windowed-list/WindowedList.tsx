import { useMemo } from 'react';
import { BlockItems, type BlockItemsProps } from './BlockItems';
import { listBlocks } from './listBlocks';
import type { ListTarget } from './listFormat';
import { WindowedBox } from './WindowedBox';

export interface WindowedListProps<Item> extends Pick<BlockItemsProps<Item>, 'format' | 'renderItem'> {
  items: readonly Item[];
  /** Where the list begins: those before it stand elsewhere. */
  start?: number;
  /** How many items there will be, or -1 while nobody knows. Left out, as many as are here. */
  total?: number;
  /** How many items are there from the first paint on, before the browser has told what is near the screen. */
  firstShown: number;
  target?: ListTarget | undefined;
  /** The reader is at the target. Whoever asked for it lets go of it then: a target that stays is gone to again. */
  onTargetReached?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * A list that stays smooth with 10,000 items: cut into blocks, and these into smaller ones, of which only those near the
 * screen, or with the focus, have their items in the document. The others are boxes of the same height whose text the
 * browser's search finds; every item tells its position among all of them.
 */
export function WindowedList<Item>(list: WindowedListProps<Item>) {
  const { items, start = 0, total = items.length, target, onTargetReached, className, ...props } = list;
  const range = useMemo(() => ({ start, end: items.length }), [start, items.length]);
  // What has to be drawn to be measured would come all at once with a block of blocks.
  const level = props.format.farHeight === 'css' ? BLOCKS_OF_BLOCKS : ITEMS;
  return (
    <div className={className}>
      <Blocks {...props} {...{ items, range, total, target, onTargetReached, level }} />
    </div>
  );
}

/** How a list is cut. */
interface BlockLevel {
  /** So many blocks of the format's length are one of this level. */
  blocks: number;
  /** From how far away a block has what is in it: HTML's `rootMargin`. */
  margin: string;
  /** How a block is cut further, where it does not hold the items themselves. */
  inside?: BlockLevel;
}

/** More than a fast scroll goes between two frames. */
const ITEMS: BlockLevel = { blocks: 1, margin: '1000px 0px' };

/** Comes before what is in it has to. Ten thousand items are some thirty boxes. */
const BLOCKS_OF_BLOCKS: BlockLevel = { blocks: 10, margin: '3000px 0px', inside: ITEMS };

interface BlocksProps<Item> extends BlockItemsProps<Item> {
  level: BlockLevel;
  firstShown: number;
}

/** The blocks of a list, or of a block of it. */
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
