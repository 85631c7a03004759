import type { ReactNode } from 'react';
import { ArtFrame } from './ArtFrame';
import styles from './StatePanel.module.css';
import { SCENES, type StateKind } from './scenes';

export interface StatePanelProps {
  kind: StateKind;
  /** One sentence that says what is the matter. */
  title: ReactNode;
  /** One more, if there is something to add. */
  children?: ReactNode;
  /** The way out: one button or link. */
  action?: ReactNode;
  /** `h1` when the panel is the page. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** What stands where content cannot: a drawn panel, one sentence, one way out. */
export function StatePanel({ kind, title, children, action, headingLevel: Heading = 'h2' }: StatePanelProps) {
  const Scene = SCENES[kind];
  return (
    <div className={styles.panel}>
      <ArtFrame>
        <Scene />
      </ArtFrame>
      <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
