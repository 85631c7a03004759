import { useEffect, useRef } from 'react';
import styles from './ListBlock.module.css';

export interface FindableWordsProps<Item> {
  items: readonly Item[];
  wordsOf: (item: Item) => string;
}

/**
 * Hidden from the eye, open to the browser's search, which brings the screen here; then the block is near. One line for
 * each item over the whole height of the block, so that a match is about where its item will be.
 */
export function FindableWords<Item>({ items, wordsOf }: FindableWordsProps<Item>) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  // React writes `hidden` as a switch; and what it writes as text it keeps, ten thousand names a second time.
  useEffect(() => {
    paragraph.current!.textContent = items.map(wordsOf).join('\n');
    paragraph.current!.setAttribute('hidden', 'until-found');
  }, [items, wordsOf]);
  return <p ref={paragraph} className={styles.words} hidden />;
}
