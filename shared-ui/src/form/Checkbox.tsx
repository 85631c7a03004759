import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  label: ReactNode;
  /** A quiet word at the end of the line, for example a count. */
  note?: ReactNode;
  onChange: (isChecked: boolean) => void;
}

/** Yes or no, as one of a list. */
export function Checkbox({ label, note, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" className={styles.box} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}
