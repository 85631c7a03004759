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

/**
 * A slider for percent or pixels, with its value beside it. The value is not an `output`: a label would name that instead of the
 * slider.
 */
export function RangeRow({ label, value, min, max, step = 5, unit = 'percent', onChange }: RangeRowProps) {
  const { formatNumber } = useIntl();
  const text = unit === 'px' ? `${formatNumber(value)} px` : formatNumber(value / 100, { style: 'percent' });
  return (
    <label className={styles.range}>
      <span>{label}</span>
      <span className={styles.value}>{text}</span>
      <input
        ref={endDragOnUnmount}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onPointerDown={({ currentTarget }) => hold(currentTarget)}
        onPointerUp={({ currentTarget }) => endDrag(currentTarget)}
        onPointerCancel={({ currentTarget }) => endDrag(currentTarget)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

/**
 * Marks the slider and its ancestors, up to the dialog, for the styles. `:active` is not enough, because phones do not treat a
 * moving finger as a press. With `:has()`, browsers recompute the styles of the whole page whenever anything in it appears or
 * disappears.
 */
function hold(slider: HTMLElement): void {
  for (const element of upToDialog(slider)) element.dataset.held = '';
}

function endDrag(slider: HTMLElement): void {
  for (const element of upToDialog(slider)) delete element.dataset.held;
}

/** A key may close the sheet while a finger holds the slider. The dialog stays, so its mark must be removed. */
function endDragOnUnmount(slider: HTMLElement | null): () => void {
  return () => slider && endDrag(slider);
}

function upToDialog(slider: HTMLElement): HTMLElement[] {
  const path = [slider];
  for (let above = slider.parentElement; above; above = above.parentElement) {
    path.push(above);
    if (above.localName === 'dialog') break;
  }
  return path;
}
