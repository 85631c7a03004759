import type { ReactNode } from 'react';
import styles from './grid.module.css';

export interface CoverGridProps {
  as: 'ul' | 'ol' | 'div';
  /** The number of the first cover, if the covers are numbered. */
  start?: number;
  children: ReactNode;
}

/** A grid of covers that are all in the document. For longer lists, use `TitleGrid`. */
export function CoverGrid({ as: Grid, children, ...rest }: CoverGridProps) {
  return (
    <div className={styles.box}>
      <Grid className={styles.grid} {...rest}>
        {children}
      </Grid>
    </div>
  );
}
