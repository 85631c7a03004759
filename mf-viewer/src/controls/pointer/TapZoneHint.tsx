import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { actionOfTap, type TapRule } from '../../model/input/tapZones';
import { messages } from '../keys/messages';
import styles from './TapZoneHint.module.css';

export interface TapZoneHintProps {
  rule: TapRule;
  /**
   * The layout that the reader chose. The rule also depends on the reading direction, but a change of direction needs no new
   * explanation.
   */
  choice: string;
  /** Shown once at the start. After that it is shown only when another layout is chosen or the layout is inverted. */
  isFirst: boolean;
  onSeen: () => void;
}

/** Long enough to understand the hint. */
const SHOWN_MS = 5000;
/** Fine enough for the edges of every layout. */
const COLUMNS = 30;
const ROWS = 12;
const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, cell) => ({
  x: ((cell % COLUMNS) + 0.5) / COLUMNS,
  y: (Math.floor(cell / COLUMNS) + 0.5) / ROWS,
}));

/** Briefly colors the tap zones. It is rendered from the rule itself, so it always matches the rule. */
export function TapZoneHint({ rule, choice: now, isFirst, onSeen }: TapZoneHintProps) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState(now);
  const isShown = isFirst || seen !== now;
  // The timer is outside React.
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
