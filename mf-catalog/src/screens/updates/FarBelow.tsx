import { whenIdle } from '@komawari/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './FarBelow.module.css';
import { useHasTime } from './sections/useHasTime';

export interface FarBelowProps {
  /** What it is, for its height is not known before it is laid out. */
  kind: 'ranking' | 'shelf';
  children: ReactNode;
}

/** Each is laid out in a frame of its own, so that a press has to wait for one of them at most. */
let theOthers: Promise<void> = Promise.resolve();

/**
 * A part of Home that is far below a phone's screen. Two thirds of the page are: laid out with the first screen they made its
 * longest task twice as long. Its layout comes when the page is complete and the browser has time, or the reader comes near.
 */
export function FarBelow({ kind, children }: FarBelowProps) {
  const hasTime = useHasTime();
  const [isLaidOut, setLaidOut] = useState(false);
  // When the browser has time, and a frame, it says.
  useEffect(() => {
    if (!hasTime || isLaidOut) return;
    let isGone = false;
    theOthers = theOthers.then(() => frameAfter(() => !isGone && setLaidOut(true)));
    return () => {
      isGone = true;
    };
  }, [hasTime, isLaidOut]);
  return <div className={isLaidOut ? undefined : `${styles.far} ${styles[kind]}`}>{children}</div>;
}

/** Resolves with the frame after something was done in an idle moment. */
function frameAfter(task: () => void): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => {
      task();
      requestAnimationFrame(() => resolve());
    });
  });
}
