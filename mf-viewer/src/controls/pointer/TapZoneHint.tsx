import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { actionOfTap, type TapRule } from '../../model/input/tapZones';
import { messages } from '../keys/messages';
import styles from './TapZoneHint.module.css';

export interface TapZoneHintProps {
  rule: TapRule;
  /** What the reader chose: the rule also follows the reading direction, which is no reason to explain it again. */
  choice: string;
  /** Shown once, before the reader knows; later only when another layout is chosen or it is turned around. */
  isFirst: boolean;
  onSeen: () => void;
}

/** Long enough to be understood. */
const SHOWN_MS = 5000;
/** Fine enough for the edges of every layout. */
const COLUMNS = 30;
const ROWS = 12;
const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, cell) => ({
  x: ((cell % COLUMNS) + 0.5) / COLUMNS,
  y: (Math.floor(cell / COLUMNS) + 0.5) / ROWS,
}));

/** Colors the zones of a tap for a moment. It is drawn from the rule itself, so it cannot say anything else. */
export function TapZoneHint({ rule, choice: now, isFirst, onSeen }: TapZoneHintProps) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState(now);
  const isShown = isFirst || seen !== now;
  // Time passes outside React.
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      setSeen(now);
      onSeen();
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, now, onSeen]);
  if (!isShown) return null;
  return (
    <div className={styles.hint} role="note" data-first={isFirst || undefined}>
      <div className={styles.zones} aria-hidden="true">
        {CELLS.map((cell) => (
          <span key={`${cell.x} ${cell.y}`} data-zone={actionOfTap(cell, rule)} />
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
