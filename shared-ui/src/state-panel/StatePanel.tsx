import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import type { DrawingName, StateKind } from './drawingName';
import styles from './StatePanel.module.css';

export interface StatePanelProps {
  kind: StateKind;
  /** Another drawing, if what is empty is not a shelf. */
  scene?: DrawingName;
  /** One sentence that says what happened. */
  title: ReactNode;
  /** One more sentence, if needed. */
  children?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** `h1` if the panel is the whole page. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Shown where content is missing: a drawing, one sentence and one next step. */
export function StatePanel(props: StatePanelProps) {
  const { kind, title, children, action, headingLevel: Heading = 'h2', scene = kind } = props;
  return (
    <div className={styles.panel}>
      <Drawing name={scene} />
      <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
