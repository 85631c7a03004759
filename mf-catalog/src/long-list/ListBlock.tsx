import { classNames, useNearScreen } from '@komawari/shared-ui';
import { type CSSProperties, type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { BlockItems } from './BlockItems';
import type { PlacedBlock } from './blocks';
import { FindableWords } from './FindableWords';
import styles from './ListBlock.module.css';
import type { ListKind } from './LongList';

/** Blocks this far from the screen have their items: more than a fast scroll goes between two frames. */
const NEAR = '1500px 0px';

export interface ListBlockProps<Item> {
  kind: ListKind<Item>;
  block: PlacedBlock<Item>;
  render: (item: Item, index: number) => ReactNode;
  startsNear: boolean;
  /** One of this block. */
  wanted: { index: number } | undefined;
}

/** Some items of a long list, or a box of their height. */
export function ListBlock<Item>({ kind, block, render, startsNear, wanted }: ListBlockProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(box, { margin: NEAR, startsNear });
  const [hasFocus, setFocus] = useState(false);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget));
  useGoTo(box, wanted);
  const { items } = block;
  const isHere = isNear || hasFocus || wanted !== undefined;
  // How high a short last block is depends on its columns, so that it is left to empty cells.
  const isWhole = items.length === kind.blockLength;
  // The box outside stays as it is when what is in it comes and goes: for the browser, nothing moves.
  return (
    <div ref={box} onFocus={() => setFocus(true)} onBlur={handleBlur}>
      {isHere ? (
        <BlockItems key="here" kind={kind} block={block} render={render} />
      ) : (
        <div
          key="far"
          className={classNames(styles.far, isWhole ? kind.look.far : kind.look.block)}
          style={{ '--items': items.length } as CSSProperties}
        >
          <FindableWords items={items} wordsOf={kind.wordsOf} />
          {!isWhole && items.map((item) => <div key={kind.keyOf(item)} className={kind.look.cell} />)}
        </div>
      )}
    </div>
  );
}

/** Brings the wanted item to the middle of the screen, and the focus to its link. Both belong to the document. */
function useGoTo(box: RefObject<HTMLElement | null>, wanted: { index: number } | undefined): void {
  useEffect(() => {
    const item = wanted && box.current?.querySelector(`[aria-posinset="${wanted.index + 1}"]`);
    item?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'center' });
  }, [box, wanted]);
}
