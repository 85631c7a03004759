import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { StatePanel, type StatePanelProps } from '../state-panel/StatePanel';

interface FaultText {
  title: ReactNode;
  text: ReactNode;
}

export interface FaultTexts {
  /** The content did not come, or not whole. */
  broken: FaultText;
  /** The call did not reach the server. */
  offline: FaultText;
  retry: ReactNode;
}

export interface FaultPanelProps extends Pick<StatePanelProps, 'headingLevel'> {
  kind: 'broken' | 'offline';
  texts: FaultTexts;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of content that did not come: what is the matter, and a button that asks again. */
export function FaultPanel({ kind, texts, isRetrying, onRetry, headingLevel }: FaultPanelProps) {
  const { title, text } = texts[kind];
  const retry = (
    <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  return (
    <StatePanel kind={kind === 'offline' ? 'offline' : 'error'} title={title} action={retry} headingLevel={headingLevel}>
      {text}
    </StatePanel>
  );
}
