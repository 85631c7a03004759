import { type ReactNode, useId } from 'react';
import styles from './AdSlot.module.css';

export interface AdSlotProps {
  /** Says that this is an advertisement. */
  label: ReactNode;
  children: ReactNode;
}

/** What stands in the place of an advertisement, and says that it is one. Who has none to show draws no slot. */
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
