import type { ReactNode } from 'react';
import styles from './Choice.module.css';

export interface CheckboxListProps {
  legend: ReactNode;
  /** Shown under the legend. */
  hint?: ReactNode;
  /** `<Checkbox>`es. */
  children: ReactNode;
}

/** A choice of any number of options. */
export function CheckboxList({ legend, hint, children }: CheckboxListProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
