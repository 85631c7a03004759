import { useIntl } from 'react-intl';
import { languageInfo } from '@komawari/shared-state';
import { messages } from './messages';
import styles from './PeekMark.module.css';
import type { Peek } from './usePeek';

/** Says on the page which language it is shown in, or that it cannot be. */
export function PeekMark({ peek }: { peek: Peek }) {
  const { formatMessage } = useIntl();
  const message = peek.isRefused ? messages.refused : peek.leaves ? messages.shown : undefined;
  const language = peek.locale ? languageInfo(peek.locale).nativeName : '';
  return (
    <p className={styles.mark} role="status" data-shown={message !== undefined || undefined}>
      {message && formatMessage(message, { language })}
    </p>
  );
}
