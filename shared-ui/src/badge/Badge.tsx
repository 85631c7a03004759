import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** `new` is red, for what is new. `ink` stands out quietly. `plain` is a note. */
  tone?: 'new' | 'ink' | 'plain';
  children: ReactNode;
}

/** A word or two on a cover or in a list: NEW, UP, a language. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
