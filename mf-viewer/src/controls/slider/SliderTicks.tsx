import { type CSSProperties, memo } from 'react';
import type { SliderStop } from '../../model/visible-pages/sliderStops';
import styles from './PageSlider.module.css';

/** More ticks than this would be a line. */
const MAX_TICKS = 80;

/** Where the slider stops; two pages in sight at once are a longer stroke. A page that is turned draws nothing here. */
export const SliderTicks = memo(function SliderTicks({ stops }: { stops: readonly SliderStop[] }) {
  if (stops.length < 2 || stops.length > MAX_TICKS) return null;
  return (
    <span className={styles.ticks} aria-hidden="true">
      {stops.map(({ isSpread }, stop) => (
        <span
          key={stop}
          // React's type of styles knows no custom properties.
          style={{ '--at': stop / (stops.length - 1) } as CSSProperties}
          data-spread={isSpread || undefined}
        />
      ))}
    </span>
  );
});
