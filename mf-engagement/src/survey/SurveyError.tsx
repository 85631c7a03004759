import { type Locale, languageInfo } from '@komawari/shared-domain';
import { loadErrorView, type QueryError } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { engagementMessages as messages } from '../engagementMessages';
import styles from './SurveyError.module.css';

export interface SurveyErrorProps {
  error: QueryError;
  locale: Locale;
}

/**
 * A notification with subject and body in the route's language (docs/specification.md §8). The text is the server's, or ours if
 * the server sent none.
 */
export function SurveyError({ error, locale }: SurveyErrorProps) {
  const { formatMessage } = useIntl();
  const { kind, popup } = loadErrorView(error, languageInfo(locale).tag);
  const isOffline = kind === 'offline';
  return (
    <div className={styles.error}>
      <p className={styles.subject}>{popup?.title || formatMessage(isOffline ? messages.offlineTitle : messages.errorTitle)}</p>
      <p>{popup?.text || formatMessage(isOffline ? messages.offlineText : messages.errorText)}</p>
    </div>
  );
}
