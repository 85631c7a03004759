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

/** A slider of percents or pixels with its value beside it. */
export function RangeRow({ label, value, min, max, step = 5, unit = 'percent', onChange }: RangeRowProps) {
  const { formatNumber } = useIntl();
  const text = unit === 'px' ? `${formatNumber(value)} px` : formatNumber(value / 100, { style: 'percent' });
  return (
    <label className={styles.range}>
      <span>{label}</span>
      <output>{text}</output>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
