import type { ReactNode } from 'react';
import styles from './StripStage.module.css';

export interface WideScrollProps {
  leaf: number;
  label: string;
  isRtl: boolean;
  width: number;
  height: number;
  children: ReactNode;
}

/** A picture many times wider than high, in a viewport that scrolls horizontally. It starts at the side where reading begins. */
export function WideScroll({ leaf, label, isRtl, width, height, children }: WideScrollProps) {
  return (
    <div
      className={styles.scroll}
      style={{ width, height }}
      dir={isRtl ? 'rtl' : 'ltr'}
      data-scroll={leaf}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
