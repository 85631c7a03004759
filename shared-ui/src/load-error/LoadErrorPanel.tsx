import type { ReactNode } from 'react';
import { useWhenOnline } from '../browser/useIsOnline';
import { Button } from '../button/Button';
import { StatePanel, type StatePanelProps } from '../state-panel/StatePanel';
import styles from './LoadErrorPanel.module.css';

interface ErrorText {
  title: ReactNode;
  text: ReactNode;
}

/** The texts, from the package that the content belongs to. */
export interface LoadErrorTexts {
  /** The content did not arrive, or not completely. */
  error: ErrorText;
  /** The call did not reach the server. */
  offline: ErrorText;
  retry: ReactNode;
}

export interface LoadErrorPanelProps extends Pick<StatePanelProps, 'headingLevel'> {
  kind: 'error' | 'offline' | 'maintenance' | 'blocked';
  /** The server's texts, which take precedence over ours. */
  popup?: ErrorText | undefined;
  /** Other links that the server offers, next to the retry button. */
  ways?: ReactNode;
  texts: LoadErrorTexts;
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Shown instead of content that did not load: says what is wrong, and has a retry button. A call that did not reach the server is
 * made again when the connection is back.
 */
export function LoadErrorPanel({ kind, popup, ways, texts, isRetrying, onRetry, headingLevel }: LoadErrorPanelProps) {
  useWhenOnline(kind === 'offline' ? onRetry : undefined);
  const own = texts[kind === 'offline' ? 'offline' : 'error'];
  const actions = (
    <span className={styles.actions}>
      <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
        {texts.retry}
      </Button>
      {ways}
    </span>
  );
  return (
    <StatePanel kind={kind} title={popup?.title || own.title} action={actions} headingLevel={headingLevel}>
      {popup?.text || own.text}
    </StatePanel>
  );
}
