import { findWords } from '@komawari/shared-domain';
import type { ReactNode } from 'react';
import styles from './Marked.module.css';

/** A text with the searched words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of findWords(text, words)) {
    parts.push(
      text.slice(at, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...parts, text.slice(at)];
}
