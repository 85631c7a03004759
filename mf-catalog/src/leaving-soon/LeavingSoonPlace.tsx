import { useCallback, useState } from 'react';
import { LeavingShelf } from './LeavingShelf';
import styles from './LeavingSoonPlace.module.css';
import type { LeavingSoon } from './useLeavingSoon';

export interface LeavingSoonPlaceProps {
  leaving: LeavingSoon;
  /** Home has one of each, which appear together with its content. The foot stands in a positioned box. */
  at: 'head' | 'foot';
}

/**
 * Above the updates where it is known before they are shown. What arrives later would push
 * them away, so it comes below, and only while its place is not in sight: nothing ever moves.
 */
export function LeavingSoonPlace({ leaving, at }: LeavingSoonPlaceProps) {
  const [isInTime] = useState(leaving.isSettled);
  if (isInTime) return at === 'head' ? <LeavingShelf chapters={leaving.chapters} /> : null;
  return at === 'foot' ? <LateShelf leaving={leaving} /> : null;
}

function LateShelf({ leaving: { chapters, isSettled } }: Pick<LeavingSoonPlaceProps, 'leaving'>) {
  const [isBelow, setBelow] = useState(false);
  const [isShown, setShown] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (!isShown && isBelow && isSettled) setShown(true);
  return isShown ? <LeavingShelf chapters={chapters} /> : <span ref={watch} className={styles.mark} />;
}
