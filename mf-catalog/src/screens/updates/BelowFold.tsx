import { whenIdle } from '@komawari/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './BelowFold.module.css';
import { useIsBrowserIdle } from './sections/useIsBrowserIdle';

export interface BelowFoldProps {
  /** Determines the approximate height, because the real one is unknown before layout. */
  kind: 'ranking' | 'shelf';
  children: ReactNode;
}

/** Each part is laid out in its own frame, so that a press waits for at most one of them. */
let theOthers: Promise<void> = Promise.resolve();

/**
 * A part of Home that is far below a phone's screen, as two thirds of the page are. When they were laid out with the first
 * screen, its longest task took twice as long. Layout waits until the page is complete and the browser idle, or a reader is near.
 */
export function BelowFold({ kind, children }: BelowFoldProps) {
  const hasTime = useIsBrowserIdle();
  const [isLaidOut, setLaidOut] = useState(false);
  // Only the browser knows when it is idle and draws a frame.
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

/** Runs the task when the browser is idle, and resolves in the frame after that. */
function frameAfter(task: () => void): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => {
      task();
      requestAnimationFrame(() => resolve());
    });
  });
}
