import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { TranslationDeskContext } from './TranslationDeskContext';
import styles from './TranslationLine.module.css';
import { modelLoadingMessage, translationMessages as messages } from './translationMessages';

export interface TranslationLineProps {
  body: string;
  source: string;
  isTranslated: boolean;
  /** The text in the reader's language, or `undefined` for the original. */
  onChange: (translation: string | undefined) => void;
}

type State = { kind: 'idle' | 'failed' } | { kind: 'busy'; share: number };

/** A button that translates a comment or takes that back, and what is to be said about it. */
export function TranslationLine({ body, source, isTranslated, onChange }: TranslationLineProps) {
  const { formatMessage } = useIntl();
  const desk = useContext(TranslationDeskContext);
  const [state, setState] = useState<State>({ kind: 'idle' });
  async function handlePress() {
    if (isTranslated) return onChange(undefined);
    if (state.kind === 'busy' || !desk) return;
    setState({ kind: 'busy', share: 0 });
    try {
      onChange(await desk.translate(body, source, (share) => setState({ kind: 'busy', share })));
      setState({ kind: 'idle' });
    } catch {
      setState({ kind: 'failed' });
    }
  }
  const isLoading = state.kind === 'busy' && state.share > 0 && state.share < 1;
  return (
    <p className={styles.line}>
      <button type="button" className={styles.button} aria-busy={state.kind === 'busy' || undefined} onClick={() => void handlePress()}>
        {formatMessage(isTranslated ? messages.original : messages.translate)}
      </button>
      <span className={styles.note} role="status">
        {isTranslated && formatMessage(messages.byMachine)}
        {state.kind === 'busy' && (isLoading ? formatMessage(modelLoadingMessage, { share: state.share }) : formatMessage(messages.translating))}
        {state.kind === 'failed' && formatMessage(messages.failed)}
      </span>
    </p>
  );
}
