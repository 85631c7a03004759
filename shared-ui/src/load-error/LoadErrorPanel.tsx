import type { ReactNode } from 'react';
import { useWhenOnline } from '../browser/useIsOnline';
import { Button } from '../button/Button';
import { StatePanel, type StatePanelProps } from '../state-panel/StatePanel';
import styles from './LoadErrorPanel.module.css';

interface ErrorText {
  title: ReactNode;
  text: ReactNode;
}

/** The words of whoever's content it is. */
export interface LoadErrorTexts {
  /** The content did not come, or not whole. */
  error: ErrorText;
  /** The call did not reach the server. */
  offline: ErrorText;
  retry: ReactNode;
}

export interface LoadErrorPanelProps extends Pick<StatePanelProps, 'headingLevel'> {
  kind: 'error' | 'offline' | 'maintenance' | 'blocked';
  /** The server's words, which go before ours. */
  popup?: ErrorText | undefined;
  /** Where else the server sends the reader, beside the button that asks again. */
  ways?: ReactNode;
  texts: LoadErrorTexts;
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Stands in place of content that did not come: what is the matter, and a button that asks again. What did not reach the server is
 * asked again with the next connection.
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
