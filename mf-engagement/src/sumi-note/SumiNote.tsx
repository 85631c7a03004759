import { Sumi } from '@komawari/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SumiNote.module.css';

export interface SumiNoteProps {
  title: string;
  /** A further sentence. */
  children?: ReactNode;
  /** Links to other pages. */
  ways?: ReactNode;
}

/** Sumi confirms that something arrived. The focused element is gone, so the title takes the focus and is read aloud. */
export function SumiNote({ title, children, ways }: SumiNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus belongs to the browser, not to React.
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
