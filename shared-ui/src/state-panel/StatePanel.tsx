import type { ComponentType, ReactNode } from 'react';
import { ArtFrame } from './ArtFrame';
import styles from './StatePanel.module.css';
import { SCENES, type StateKind } from './scenes';

export interface StatePanelProps {
  kind: StateKind;
  /** A drawing of its own (`emptyScenes`), where something else is empty than a shelf: only what is drawn is in a package. */
  scene?: ComponentType;
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
  const { kind, title, children, action, headingLevel: Heading = 'h2', scene: Scene = SCENES[kind] } = props;
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
