import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  label: ReactNode;
  /** A subtle text at the end of the line, for example a count. */
  note?: ReactNode;
  onChange: (isChecked: boolean) => void;
}

/** A yes-or-no choice, usually in a list. */
export function Checkbox({ label, note, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" className={styles.box} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}
