import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './Toast.module.css';

export interface ToastProps {
  /** `undefined` when there is nothing to say. Keep the toast mounted, so that the message is read out. */
  message: string | undefined;
  /** A button such as UNDO. */
  action?: ReactNode;
  /** How long it stays; six, unless it says no more than what the reader has just done. */
  seconds?: number;
  /** After that time, unless the reader points at it or is in it. */
  onDismiss: () => void;
}

/** A short notice at the foot of the screen that goes by itself. */
export function Toast({ message, action, seconds = 6, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const leave = useEffectEvent(() => {
    setIsHeld(false);
    if (message !== undefined) onDismiss();
  });
  // Time passes outside React, and goes on when the owner renders again.
  useEffect(() => {
    if (message === undefined || isHeld) return;
    const timer = setTimeout(() => dismiss(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [message, isHeld, seconds]);
  // A page that is left may be shown again much later, when the notice would be untrue.
  useEffect(() => () => leave(), []);
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
