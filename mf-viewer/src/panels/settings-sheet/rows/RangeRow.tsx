import { type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './SettingsSheet.module.css';

export interface RangeRowProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: 'percent' | 'px';
  onChange: (value: number) => void;
}

/** A slider of percents or pixels with its value beside it. The value is no `output`: a label would name that instead of the slider. */
export function RangeRow({ label, value, min, max, step = 5, unit = 'percent', onChange }: RangeRowProps) {
  const { formatNumber } = useIntl();
  const text = unit === 'px' ? `${formatNumber(value)} px` : formatNumber(value / 100, { style: 'percent' });
  return (
    <label className={styles.range}>
      <span>{label}</span>
      <span className={styles.value}>{text}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onPointerDown={hold}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

/** Marks the slider for the style: phones take a finger that moves for no press, so `:active` says too little. */
function hold({ currentTarget }: PointerEvent<HTMLInputElement>): void {
  currentTarget.dataset.held = '';
}

function letGo({ currentTarget }: PointerEvent<HTMLInputElement>): void {
  delete currentTarget.dataset.held;
}
