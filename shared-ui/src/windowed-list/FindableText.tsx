import { useEffect, useRef } from 'react';
import type { ListRange } from './listBlocks';
import styles from './OffscreenBlock.module.css';

export interface FindableTextProps<Item> {
  items: readonly Item[];
  range: ListRange;
  textOf: (item: Item) => string;
}

/**
 * Invisible text that the browser's search can find. The search scrolls to it, and then the block is near. It has one line per
 * item over the whole height of the block, so that a match is about where its item will be.
 */
export function FindableText<Item>({ items, range, textOf }: FindableTextProps<Item>) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // React would write `hidden` as a boolean. It would also keep the text, which is ten thousand names a second time.
  useEffect(() => {
    if (!paragraph.current) return;
    paragraph.current.textContent = items.slice(range.start, range.end).map(textOf).join('\n');
    paragraph.current.setAttribute('hidden', 'until-found');
  }, [items, range, textOf]);
  return <p ref={paragraph} className={styles.text} hidden />;
}
