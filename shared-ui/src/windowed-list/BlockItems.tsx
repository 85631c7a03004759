import { Fragment, memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ListRange } from './listBlocks';
import type { CellProps, ListFormat, ListTarget } from './listFormat';

export interface BlockItemsProps<Item> {
  format: ListFormat<Item>;
  /** The whole list, and which of its items these are. */
  items: readonly Item[];
  range: ListRange;
  /** Length of the whole list, or -1 while nobody knows it. */
  total: number;
  /** One of these, to which the reader goes. */
  target: ListTarget | undefined;
  /** The reader is there: whoever asked for it forgets the target, which would be gone to anew with the next drawing. */
  onTargetReached: (() => void) | undefined;
  renderItem: (item: Item, cell: CellProps) => ReactNode;
}

/**
 * The items of a block that is near. A component of its own, so that they go with it: React keeps what an element last
 * held until it is drawn twice more, which in a list that was scrolled through is every item there ever was. And memorized, so
 * that a link that takes the focus has its block drawn anew, and not all items beside it.
 */
export const BlockItems = memo(AllItems) as typeof AllItems;

function AllItems<Item>({ format, items, range, total, target, onTargetReached, renderItem }: BlockItemsProps<Item>) {
  const { start, end } = range;
  const list = useRef<HTMLDivElement>(null);
  useGoTo(list, target, onTargetReached);
  return (
    // A list of its own: one around all blocks would be empty, and so no list, where all of them are far.
    <div ref={list} role="list" className={format.classes.block}>
      {items.slice(start, end).map((item, index) => (
        <Fragment key={format.keyOf(item)}>
          {renderItem(item, {
            role: 'listitem',
            className: format.classes.cell,
            'aria-posinset': start + index + 1,
            'aria-setsize': total,
          })}
        </Fragment>
      ))}
    </div>
  );
}

/** Brings the item that the reader goes to into the middle of the screen, and the focus to its link. Both belong to the document. */
function useGoTo(list: RefObject<HTMLElement | null>, target: ListTarget | undefined, onReached: (() => void) | undefined): void {
  useEffect(() => {
    const item = target && list.current?.querySelector(`[aria-posinset="${target.index + 1}"]`);
    if (!item) return;
    item.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'center' });
    onReached?.();
  }, [list, target, onReached]);
}
