import { useNearScreen } from '@komawari/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { LeavingShelf } from './LeavingShelf';
import styles from './LeavingSoonSlot.module.css';
import type { LeavingSoon } from './useLeavingSoon';

export interface LeavingSoonSlotProps {
  leaving: LeavingSoon;
  /** Home has one of each, which appear together with its content. The foot stands in a positioned box. */
  at: 'head' | 'foot';
}

/**
 * Above the updates where it is known before they are shown. What arrives later would push
 * them away, so it comes below, and only while its place is not in sight: nothing ever moves.
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
  // Whether what is out of sight is above or below the screen, the browser knows.
  useEffect(() => {
    if (!isSettled || isInSight) return;
    const top = mark.current?.getBoundingClientRect().top ?? -1;
    if (top >= 0) setShown(true);
  }, [isSettled, isInSight]);
  return isShown ? <LeavingShelf chapters={chapters} /> : <span ref={mark} className={styles.mark} />;
}
