import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { CommentTranslatorContext } from './CommentTranslatorContext';
import { translationMessages as messages, modelLoadingMessage } from './translationMessages';
import { useSourceLanguage } from './useSourceLanguage';

type State = { kind: 'idle' | 'failed' } | { kind: 'busy'; share: number };

export interface Translation {
  /** The language of the original. `undefined` if there is nothing to translate or the browser cannot translate it. */
  source: string | undefined;
  isBusy: boolean;
  /** A status text for the reader, or an empty string. */
  note: string;
  /** Translates, or shows the original again. */
  press: () => Promise<void>;
}

/**
 * Translates one comment.
 * @param shown the text in the reader's language, while it replaces the original
 */
export function useTranslation(
  body: string,
  shown: string | undefined,
  onChange: (shown: string | undefined) => void,
): Translation {
  const { formatMessage } = useIntl();
  const translator = useContext(CommentTranslatorContext);
  const source = useSourceLanguage(body);
  const [state, setState] = useState<State>({ kind: 'idle' });
  async function press() {
    if (shown !== undefined) return onChange(undefined);
    if (state.kind === 'busy' || !translator || source === undefined) return;
    setState({ kind: 'busy', share: 0 });
    try {
      onChange(await translator.translate(body, source, (share) => setState({ kind: 'busy', share })));
      setState({ kind: 'idle' });
    } catch {
      setState({ kind: 'failed' });
    }
  }
  function note(): string {
    if (shown !== undefined) return formatMessage(messages.byMachine);
    if (state.kind !== 'busy') return state.kind === 'failed' ? formatMessage(messages.failed) : '';
    const isLoading = state.share > 0 && state.share < 1;
    return isLoading ? formatMessage(modelLoadingMessage, { share: state.share }) : formatMessage(messages.translating);
  }
  return { source, isBusy: state.kind === 'busy', note: note(), press };
}
