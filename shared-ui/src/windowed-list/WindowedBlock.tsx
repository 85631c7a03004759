import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNearScreen } from '../browser/useNearScreen';
import { BlockItems, type BlockItemsProps } from './BlockItems';
import { FarBlock } from './FarBlock';
import type { ListTarget } from './listFormat';

/** Blocks this far from the screen have their items: more than a fast scroll goes between two frames. */
const MARGIN = '1500px 0px';

export interface WindowedBlockProps<Item> extends BlockItemsProps<Item> {
  startsNear: boolean;
  /** An item of this block. */
  target: ListTarget | undefined;
}

/** Some items of a windowed list, or a box of their height. */
export function WindowedBlock<Item>({ startsNear, target, ...props }: WindowedBlockProps<Item>) {
  const { format, block } = props;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(box, { margin: MARGIN, startsNear });
  const [hasFocus, setFocus] = useState(false);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget));
  useGoTo(box, target);
  const isHere = isNear || hasFocus || target !== undefined;
  const height = useLastHeight(box, isHere, format.farHeight === 'measured');
  const isFar = !isHere && (height !== undefined || format.farHeight === 'css');
  // The box outside stays as it is when what is in it comes and goes: for the browser, nothing moves.
  return (
    <div ref={box} onFocus={() => setFocus(true)} onBlur={handleBlur}>
      {isFar ? <FarBlock format={format} items={block.items} height={height} /> : <BlockItems {...props} />}
    </div>
  );
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

/** Brings the item that the reader goes to into the middle of the screen, and the focus to its link. Both belong to the document. */
function useGoTo(box: RefObject<HTMLElement | null>, target: ListTarget | undefined): void {
  useEffect(() => {
    const item = target && box.current?.querySelector(`[aria-posinset="${target.index + 1}"]`);
    item?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'center' });
  }, [box, target]);
}
