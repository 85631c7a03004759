import { Fragment, memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ListRange } from './listBlocks';
import type { CellProps, ListFormat, ListTarget } from './listFormat';

export interface BlockItemsProps<Item> {
  format: ListFormat<Item>;
  /** The whole list, and the range of the items in this block. */
  items: readonly Item[];
  range: ListRange;
  /** Length of the whole list, or -1 while it is unknown. */
  total: number;
  /** The item of this block that the reader goes to, if any. */
  target: ListTarget | undefined;
  /** The reader has arrived. The owner must then clear the target; otherwise the next render would go there again. */
  onTargetReached: (() => void) | undefined;
  renderItem: (item: Item, cell: CellProps) => ReactNode;
}

/**
 * The items of a block that is near the screen. They are a separate component, so that they are released with it: React keeps the
 * last content of an element until it has rendered twice more. In a list that was scrolled through, that would be every item. It
 * is memoized, so that when a link gets the focus only its block renders again, and not all items in it.
 */
export const BlockItems = memo(AllItems) as typeof AllItems;

function AllItems<Item>({ format, items, range, total, target, onTargetReached, renderItem }: BlockItemsProps<Item>) {
  const { start, end } = range;
  const list = useRef<HTMLDivElement>(null);
  useGoTo(list, target, onTargetReached);
  return (
    // Each block is a list of its own. One list around all blocks would be empty, and thus not a list, when all blocks are far
    // away.
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

/** Scrolls the target item to the middle of the screen and focuses its link. Both are outside React. */
function useGoTo(list: RefObject<HTMLElement | null>, target: ListTarget | undefined, onReached: (() => void) | undefined): void {
  useEffect(() => {
    const item = target && list.current?.querySelector(`[aria-posinset="${target.index + 1}"]`);
    if (!item) return;
    item.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'center' });
    onReached?.();
  }, [list, target, onReached]);
}
