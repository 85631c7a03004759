import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { CommentTranslatorContext } from './CommentTranslatorContext';
import { translationMessages as messages, modelLoadingMessage } from './translationMessages';
import { useSourceLanguage } from './useSourceLanguage';

type State = { kind: 'idle' | 'failed' } | { kind: 'busy'; share: number };

export interface Translation {
  /** The language of the original; `undefined` where there is nothing to translate, or nobody to do it. */
  source: string | undefined;
  isBusy: boolean;
  /** What is to be said about it, or nothing. */
  note: string;
  /** Translates, or takes the translation back. */
  press: () => Promise<void>;
}

/**
 * Translating one comment.
 * @param shown the text in the reader's language, while it stands in place of the original
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
