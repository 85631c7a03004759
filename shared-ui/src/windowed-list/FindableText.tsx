import { useEffect, useRef } from 'react';
import styles from './FarBlock.module.css';
import type { ListRange } from './listBlocks';

export interface FindableTextProps<Item> {
  items: readonly Item[];
  range: ListRange;
  textOf: (item: Item) => string;
}

/**
 * Hidden from the eye, open to the browser's search, which brings the screen here; then the block is near. One line for
 * each item over the whole height of the block, so that a match is about where its item will be.
 */
export function FindableText<Item>({ items, range, textOf }: FindableTextProps<Item>) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // React writes `hidden` as a switch; and what it writes as text it keeps, ten thousand names a second time.
  useEffect(() => {
    if (!paragraph.current) return;
    paragraph.current.textContent = items.slice(range.start, range.end).map(textOf).join('\n');
    paragraph.current.setAttribute('hidden', 'until-found');
  }, [items, range, textOf]);
  return <p ref={paragraph} className={styles.text} hidden />;
}
