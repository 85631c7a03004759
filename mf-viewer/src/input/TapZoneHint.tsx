import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TapLayout } from '../settings/viewerSettings';
import { messages } from './messages';
import { actionOfTap } from './tapZones';
import styles from './TapZoneHint.module.css';

export interface TapZoneHintProps {
  layout: TapLayout;
  isRtl: boolean;
  /** Shown once, before the reader knows; later only when the layout changes. */
  isFirst: boolean;
  onSeen: () => void;
}

const SHOWN_MS = 4000;
/** Fine enough for the edges of every layout. */
const COLUMNS = 30;
const ROWS = 12;
const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, cell) => ({
  x: ((cell % COLUMNS) + 0.5) / COLUMNS,
  y: (Math.floor(cell / COLUMNS) + 0.5) / ROWS,
}));

/** Colours the zones of a tap for a moment. It is drawn from the rule itself, so it cannot say anything else. */
export function TapZoneHint({ layout, isRtl, isFirst, onSeen }: TapZoneHintProps) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState<TapLayout | undefined>(isFirst ? undefined : layout);
  const isShown = seen !== layout;
  // Time passes outside React.
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      setSeen(layout);
      onSeen();
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, layout, onSeen]);
  if (!isShown) return null;
  return (
    <div className={styles.hint} role="note" data-first={seen === undefined || undefined}>
      <div className={styles.zones} aria-hidden="true">
        {CELLS.map((cell) => (
          <span key={`${cell.x} ${cell.y}`} data-zone={actionOfTap(cell, layout, isRtl)} />
        ))}
      </div>
      <ul className={styles.legend}>
        <li data-zone="previous">{formatMessage(messages.previous)}</li>
        <li data-zone="toggleBars">{formatMessage(messages.toggleBars)}</li>
        <li data-zone="next">{formatMessage(messages.next)}</li>
      </ul>
    </div>
  );
}
