import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNearScreen } from '../browser/useNearScreen';
import type { ListRange } from './listBlocks';
import type { ListFormat, ListTarget } from './listFormat';
import { OffscreenBlock } from './OffscreenBlock';

/** What the box of a block must know, whatever the block contains. */
export interface BlockProps<Item> {
  format: ListFormat<Item>;
  /** The whole list, and the range of the items in this block. */
  items: readonly Item[];
  range: ListRange;
  /** How many items are rendered before the browser has reported what is near the screen. */
  firstShown: number;
  /** The item that the reader goes to, in any block. */
  target: ListTarget | undefined;
}

export interface WindowedBoxProps<Item> extends BlockProps<Item> {
  /** The distance from the screen at which it gets its items: HTML's `rootMargin`. */
  margin: string;
  children: (target: ListTarget | undefined) => ReactNode;
}

/**
 * Renders a part of a list that is near the screen, has the focus, or contains the item that the reader goes to. Otherwise
 * renders a box of the same height.
 */
export function WindowedBox<Item>(props: WindowedBoxProps<Item>) {
  const { format, items, range, firstShown, margin, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(box, { margin, startsNear: range.start < firstShown });
  const [hasFocus, setFocus] = useState(false);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget));
  const target = props.target && isIn(range, props.target.index) ? props.target : undefined;
  const isHere = isNear || hasFocus || target !== undefined;
  const height = useLastHeight(box, isHere, format.farHeight === 'measured');
  const isKnown = height !== undefined || format.farHeight === 'css';
  // The outer box stays when its content changes, so that nothing moves for the browser.
  return (
    <div ref={box} onFocus={() => setFocus(true)} onBlur={handleBlur}>
      {isKnown && !isHere ? <OffscreenBlock {...{ format, items, range, height }} /> : children(target)}
    </div>
  );
}

function isIn({ start, end }: ListRange, index: number): boolean {
  return index >= start && index < end;
}

/** The height of a box when it last had its items. Measured before the items go, and forgotten when they are back. */
function useLastHeight(box: RefObject<HTMLElement | null>, isHere: boolean, isMeasured: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  // Only the browser can measure, and it must do so before it paints.
  useLayoutEffect(() => {
    if (isMeasured) setHeight(isHere ? undefined : box.current?.getBoundingClientRect().height);
  }, [box, isHere, isMeasured]);
  return height;
}
