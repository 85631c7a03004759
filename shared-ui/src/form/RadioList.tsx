import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  /** BCP 47 tag, if the label is in another language. */
  lang?: string;
}

export interface RadioListProps<Value extends string> {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The choice changes the whole page, so arrow keys only move through the list, and the space bar chooses (WCAG 3.2.2). */
  isFarReaching?: boolean;
}

/** A choice of one of many options. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, options, value, onChange, isFarReaching = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} onKeyDown={isFarReaching ? moveByArrows : undefined}>
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

/** Moves the focus to the same neighbor that the browser would choose. */
function moveByArrows(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll('input')];
  const at = radios.findIndex((radio) => radio === event.target);
  radios.at((at + step) % radios.length)?.focus();
}
