import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  /** BCP 47, when the label is in a language of its own. */
  lang?: string;
}

export interface RadioListProps<Value extends string> {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of many. */
export function RadioList<Value extends string>({ legend, options, value, onChange }: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label} lang={option.lang}>
            {option.label}
          </span>
          {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
