import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './Toast.module.css';

export interface ToastProps {
  /** `undefined` if there is no message. Keep the toast mounted, so that screen readers announce the message. */
  message: string | undefined;
  /** A button such as UNDO. */
  action?: ReactNode;
  /** How long it stays. Six by default; less if it only confirms what the reader has just done. */
  seconds?: number;
  /** Called after that time, but not while the pointer or the focus is on the toast. */
  onDismiss: () => void;
}

/** A short notice at the bottom of the screen that disappears by itself. */
export function Toast({ message, action, seconds = 6, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const leave = useEffectEvent(() => {
    setIsHeld(false);
    if (message !== undefined) onDismiss();
  });
  // The timer runs outside React, and continues when the owner renders again.
  useEffect(() => {
    if (message === undefined || isHeld) return;
    const timer = setTimeout(() => dismiss(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [message, isHeld, seconds]);
  // A page that was left may be shown again much later, when the notice is no longer true.
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
