import { useNearScreen } from '@komawari/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { LeavingShelf } from './LeavingShelf';
import styles from './LeavingSoonSlot.module.css';
import type { LeavingSoon } from './useLeavingSoon';

export interface LeavingSoonSlotProps {
  leaving: LeavingSoon;
  /** Home has one slot of each kind, and they appear together with its content. The foot must be in a positioned box. */
  at: 'head' | 'foot';
}

/**
 * Shows the shelf above the updates if its data is known before the updates appear. Data that arrives later would push them away.
 * So it appears below them, and only while its place is out of view, so that nothing ever moves.
 */
export function LeavingSoonSlot({ leaving, at }: LeavingSoonSlotProps) {
  const [isInTime] = useState(leaving.isSettled);
  if (isInTime) return at === 'head' ? <LeavingShelf chapters={leaving.chapters} /> : null;
  return at === 'foot' ? <LateShelf leaving={leaving} /> : null;
}

function LateShelf({ leaving: { chapters, isSettled } }: Pick<LeavingSoonSlotProps, 'leaving'>) {
  const mark = useRef<HTMLSpanElement>(null);
  const isInSight = useNearScreen(mark, { startsNear: true });
  const [isShown, setShown] = useState(false);
  // Only the browser knows whether the slot is above or below the screen.
  useEffect(() => {
    if (!isSettled || isInSight) return;
    const top = mark.current?.getBoundingClientRect().top ?? -1;
    if (top >= 0) setShown(true);
  }, [isSettled, isInSight]);
  return isShown ? <LeavingShelf chapters={chapters} /> : <span ref={mark} className={styles.mark} />;
}
