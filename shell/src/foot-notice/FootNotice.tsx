import type { ReactNode } from 'react';
import styles from './FootNotice.module.css';

export interface FootNoticeProps {
  label: string;
  text: ReactNode;
  /** What it says changes while it stands there, and is read out. */
  isStatus?: boolean;
  /**
   * A page that is read without the site around it: the notice is small, above the art, and comes and goes with the bars of the
   * page, which says so by `data-stage-bars`.
   */
  isOverStage?: boolean;
  /** Buttons. */
  children: ReactNode;
}

/**
 * One sentence with its answers at the foot of the window, which leaves the page to be read. Whatever else would ask something
 * sees it by `data-foot-notice`, and waits.
 */
export function FootNotice({ label, text, isStatus = false, isOverStage = false, children }: FootNoticeProps) {
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
