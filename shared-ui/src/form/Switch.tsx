import type { CheckboxProps } from './Checkbox';
import styles from './Choice.module.css';

/** Turns something on or off immediately. */
export function Switch({ label, note, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={styles.switch}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
