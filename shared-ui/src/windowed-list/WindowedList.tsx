import { useMemo } from 'react';
import type { BlockItemsProps } from './BlockItems';
import { listBlocks } from './listBlocks';
import type { ListTarget } from './listFormat';
import { WindowedBlock } from './WindowedBlock';

export interface WindowedListProps<Item> extends Pick<BlockItemsProps<Item>, 'format' | 'renderItem'> {
  items: readonly Item[];
  /** How many items there will be, or -1 while nobody knows. Left out, as many as are here. */
  total?: number;
  /** How many items are there from the first paint on, before the browser has told what is near the screen. */
  firstShown: number;
  target?: ListTarget | undefined;
  className?: string | undefined;
}

/**
 * A list that stays smooth with 10,000 items: cut into blocks, of which only those near the screen, or with the focus,
 * have their items in the document. The others are boxes of the same height whose text the browser's search finds;
 * every item tells its position among all of them.
 */
export function WindowedList<Item>({ format, items, total, firstShown, target, className, renderItem }: WindowedListProps<Item>) {
  const blocks = useMemo(() => listBlocks(items, format.blockLength), [items, format.blockLength]);
  return (
    <div className={className}>
      {blocks.map((block) => (
        <WindowedBlock
          key={block.items[0] && format.keyOf(block.items[0])}
          format={format}
          block={block}
          total={total ?? items.length}
          renderItem={renderItem}
          startsNear={block.start < firstShown}
          target={target && block.items[target.index - block.start] && target}
        />
      ))}
    </div>
  );
}
