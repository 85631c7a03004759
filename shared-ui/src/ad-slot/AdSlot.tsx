import { type ReactNode, useId } from 'react';
import styles from './AdSlot.module.css';

export interface AdSlotProps {
  /** The text that marks this as an advertisement. */
  label: ReactNode;
  children: ReactNode;
}

/** A labeled box for an advertisement. Without an advertisement, callers render no slot. */
export function AdSlot({ label, children }: AdSlotProps) {
  const id = useId();
  return (
    <aside className={styles.slot} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
    </aside>
  );
}
