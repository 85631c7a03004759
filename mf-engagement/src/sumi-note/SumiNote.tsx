import { Sumi } from '@komawari/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SumiNote.module.css';

export interface SumiNoteProps {
  title: string;
  /** One more sentence. */
  children?: ReactNode;
  /** Where to go from here. */
  ways?: ReactNode;
}

/** Sumi has taken something in. What had the focus is gone, so the title takes it, which reads it out. */
export function SumiNote({ title, children, ways }: SumiNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus is the browser's, not React's.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.note}>
      <svg className={styles.sumi} viewBox="-28 -60 56 66" aria-hidden="true" focusable="false">
        <Sumi x={0} y={0} />
      </svg>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children && <p>{children}</p>}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}
