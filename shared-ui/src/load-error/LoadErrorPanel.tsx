import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { StatePanel, type StatePanelProps } from '../state-panel/StatePanel';

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
  texts: LoadErrorTexts;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands in place of content that did not come: what is the matter, and a button that asks again. */
export function LoadErrorPanel({ kind, popup, texts, isRetrying, onRetry, headingLevel }: LoadErrorPanelProps) {
  const own = texts[kind === 'offline' ? 'offline' : 'error'];
  const retry = (
    <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  return (
    <StatePanel kind={kind} title={popup?.title || own.title} action={retry} headingLevel={headingLevel}>
      {popup?.text || own.text}
    </StatePanel>
  );
}
