import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

export interface ListCountProps {
  children: ReactNode;
  /** A list that is called by its count says it to those who hear it already. */
  isSilent?: boolean;
}

/** How long a list is, in words above it. */
export function ListCount({ children, isSilent }: ListCountProps) {
  return (
    <p className={styles.total} aria-hidden={isSilent}>
      {children}
    </p>
  );
}
