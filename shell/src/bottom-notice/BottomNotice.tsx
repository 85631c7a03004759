import type { ReactNode } from 'react';
import styles from './BottomNotice.module.css';

export interface BottomNoticeProps {
  label: string;
  text: ReactNode;
  /** The text changes while the notice is shown, and screen readers announce the change. */
  isStatus?: boolean;
  /**
   * For a page without the site around it: the notice is small, above the art, and appears and disappears with the bars of the
   * page. The page controls this with `data-stage-bars`.
   */
  isOverStage?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/**
 * One sentence with its answers at the bottom of the window. The page stays readable. Anything else that wants to ask the reader
 * something detects the notice by `data-foot-notice` and waits.
 */
export function BottomNotice({ label, text, isStatus = false, isOverStage = false, children }: BottomNoticeProps) {
  return (
    <section
      className={isOverStage ? styles.overStage : styles.notice}
      data-foot-notice={isOverStage ? undefined : ''}
      data-theme={isOverStage ? 'dark' : undefined}
      aria-label={label}
    >
      <div className={styles.content}>
        <p className={styles.text} role={isStatus ? 'status' : undefined}>
          {text}
        </p>
        {children}
      </div>
    </section>
  );
}
