import { useIntl } from 'react-intl';
import { SmallButton } from '../small-button/SmallButton';
import { translationMessages as messages } from './translationMessages';
import type { Translation } from './useTranslation';

/**
 * Translates a comment, or shows the original again. It is in the row of the other buttons, so that nothing moves when it
 * appears.
 */
export function TranslationButton({ translation, isTranslated }: { translation: Translation; isTranslated: boolean }) {
  const { formatMessage } = useIntl();
  if (translation.source === undefined) return null;
  return (
    <SmallButton aria-busy={translation.isBusy || undefined} onClick={() => void translation.press()}>
      {formatMessage(isTranslated ? messages.original : messages.translate)}
    </SmallButton>
  );
}
