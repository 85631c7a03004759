import { type CSSProperties, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SliderStop } from '../../model/visible-pages/sliderStops';
import { messages } from './messages';
import styles from './PageSlider.module.css';
import { SliderTicks } from './SliderTicks';

export interface PageSliderProps {
  stops: readonly SliderStop[];
  at: number;
  onGo: (stop: number) => void;
  /** A small preview of a stop while the reader holds the slider. */
  renderPreview: (stop: number) => ReactNode;
  isRtl: boolean;
  /** The edge of the screen at which it stands, always running from top to bottom. `undefined` for a horizontal slider. */
  edge: 'left' | 'right' | undefined;
  onHold: (isHeld: boolean) => void;
}

/** Moves through the chapter, spread by spread, in its reading direction. */
export function PageSlider({ stops, at, onGo, renderPreview, isRtl, edge, onHold }: PageSliderProps) {
  const { formatMessage } = useIntl();
  const isUpright = edge !== undefined;
  const [isHeld, setIsHeld] = useState(false);
  const hold = (held: boolean) => {
    setIsHeld(held);
    onHold(held);
  };
  const text = wordsOf(stops[at]);
  const share = stops.length > 1 ? at / (stops.length - 1) : 0;
  return (
    <div
      className={styles.slider}
      dir={isRtl && !isUpright ? 'rtl' : 'ltr'}
      // React's style type does not include custom properties.
      style={{ '--share': share } as CSSProperties}
      data-upright={isUpright || undefined}
      data-edge={edge}
    >
      <SliderTicks stops={stops} />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={stops.length - 1}
        step={1}
        value={at}
        aria-label={formatMessage(messages.slider)}
        aria-valuetext={text}
        aria-orientation={isUpright ? 'vertical' : undefined}
        onChange={(event) => onGo(Number(event.target.value))}
        onPointerDown={() => hold(true)}
        onPointerUp={() => hold(false)}
        onPointerCancel={() => hold(false)}
      />
      {isHeld && (
        <output className={styles.bubble} aria-hidden="true">
          {renderPreview(at)}
          {text}
        </output>
      )}
    </div>
  );

  function wordsOf(stop: SliderStop | undefined): string {
    if (stop?.from === undefined || stop.to === undefined) return formatMessage(messages.end);
    const { from, to, count } = stop;
    return from === to ? formatMessage(messages.page, { page: from, count }) : formatMessage(messages.pages, { from, to, count });
  }
}
