import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

export interface ListCountProps {
  children: ReactNode;
  /** True if the list's accessible name already contains the count. */
  isSilent?: boolean;
}

/** The length of a list, as text above it. */
export function ListCount({ children, isSilent }: ListCountProps) {
  return (
    <p className={styles.total} aria-hidden={isSilent}>
      {children}
    </p>
  );
}
