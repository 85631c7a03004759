import { type ReactNode, useEffect, useState } from 'react';
import styles from './Toast.module.css';

const SHOWN_MS = 6_000;

export interface ToastProps {
  /** `undefined` when there is nothing to say. Keep the toast mounted, so that the message is read out. */
  message: string | undefined;
  /** A button such as UNDO. */
  action?: ReactNode;
  /** After six seconds, unless the reader points at it or is in it. */
  onDismiss: () => void;
}

/** A short notice at the foot of the screen that goes by itself. */
export function Toast({ message, action, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  // Time passes outside React.
  useEffect(() => {
    if (message === undefined || isHeld) return;
    const timer = setTimeout(onDismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld, onDismiss]);
  return (
    <div className={styles.region} role="status">
      {message !== undefined && (
        <div
          className={styles.toast}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <span>{message}</span>
          {action}
        </div>
      )}
    </div>
  );
}
