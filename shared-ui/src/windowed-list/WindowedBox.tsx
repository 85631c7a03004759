import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNearScreen } from '../browser/useNearScreen';
import { FarBlock } from './FarBlock';
import type { ListRange } from './listBlocks';
import type { ListFormat, ListTarget } from './listFormat';

/** What the box of a block has to know, whatever the block holds. */
export interface BlockProps<Item> {
  format: ListFormat<Item>;
  /** The whole list, and which of its items this block has. */
  items: readonly Item[];
  range: ListRange;
  /** How many items are there before the browser has told what is near the screen. */
  firstShown: number;
  /** The item that the reader goes to, in whatever block it is. */
  target: ListTarget | undefined;
}

export interface WindowedBoxProps<Item> extends BlockProps<Item> {
  /** From how far it has its items: HTML's `rootMargin`. */
  margin: string;
  children: (target: ListTarget | undefined) => ReactNode;
}

/** A part of a list near the screen, with the focus in it or with the item that the reader goes to; or a box of its height. */
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
  // The box outside stays as it is when what is in it comes and goes: for the browser, nothing moves.
  return (
    <div ref={box} onFocus={() => setFocus(true)} onBlur={handleBlur}>
      {isKnown && !isHere ? <FarBlock {...{ format, items, range, height }} /> : children(target)}
    </div>
  );
}

function isIn({ start, end }: ListRange, index: number): boolean {
  return index >= start && index < end;
}

/** The height that a box had when its items were here last: measured before they go, and forgotten when they are back. */
function useLastHeight(box: RefObject<HTMLElement | null>, isHere: boolean, isMeasured: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  // Only the browser can measure, and has to before it paints.
  useLayoutEffect(() => {
    if (isMeasured) setHeight(isHere ? undefined : box.current?.getBoundingClientRect().height);
  }, [box, isHere, isMeasured]);
  return height;
}
