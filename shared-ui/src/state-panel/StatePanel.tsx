import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import type { DrawingName, StateKind } from './drawingName';
import styles from './StatePanel.module.css';

export interface StatePanelProps {
  kind: StateKind;
  /** A drawing of its own, where something else is empty than a shelf. */
  scene?: DrawingName;
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
