import { type CSSProperties, memo } from 'react';
import type { SliderStop } from '../../model/visible-pages/sliderStops';
import styles from './PageSlider.module.css';

/** More ticks than this would merge into a line. */
const MAX_TICKS = 80;

/** The stops of the slider. Two pages that are visible together get a longer tick. Turning a page does not render it again. */
export const SliderTicks = memo(function SliderTicks({ stops }: { stops: readonly SliderStop[] }) {
  if (stops.length < 2 || stops.length > MAX_TICKS) return null;
  return (
    <span className={styles.ticks} aria-hidden="true">
      {stops.map(({ isSpread }, stop) => (
        <span
          key={stop}
          // React's style type does not include custom properties.
          style={{ '--at': stop / (stops.length - 1) } as CSSProperties}
          data-spread={isSpread || undefined}
        />
      ))}
    </span>
  );
});
