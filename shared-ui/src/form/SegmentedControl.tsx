import { type ReactNode, useId } from 'react';
import styles from './SegmentedControl.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  legend: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether the legend is only for screen readers. */
  isLegendHidden?: boolean;
}

/** A choice of one of two to four short options, all visible. Native radio buttons, so arrow keys and forms work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, segments, value, onChange, isLegendHidden } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={isLegendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={segment.value === value}
              disabled={segment.isDisabled}
              onChange={() => onChange(segment.value)}
            />
            <span className={styles.face}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
