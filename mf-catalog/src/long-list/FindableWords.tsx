import { useEffect, useRef } from 'react';
import styles from './ListBlock.module.css';

/**
 * Hidden from the eye, open to the browser's search, which brings the screen here; then the block is near. One line for
 * each item over the whole height of the block, so that a match is about where its item will be. React writes `hidden`
 * as a switch.
 */
export function FindableWords({ words }: { words: readonly string[] }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.setAttribute('hidden', 'until-found'), []);
  return (
    <p ref={paragraph} className={styles.words} hidden>
      {words.join('\n')}
    </p>
  );
}
