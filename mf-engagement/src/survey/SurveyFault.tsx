import type { ApiError, Locale } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { engagementMessages as messages } from '../engagementMessages';
import { errorPopup } from '../errorPopup';
import styles from './SurveyFault.module.css';

export interface SurveyFaultProps {
  /** What the call gave: an `ApiError`, or what a fault of our own code became. */
  error: ApiError | { message?: string };
  locale: Locale;
}

/** A notification with subject and body in the route's language (spec §8): the server's words, or ours where it sent none. */
export function SurveyFault({ error, locale }: SurveyFaultProps) {
  const { formatMessage } = useIntl();
  const popup = 'popups' in error ? errorPopup(error.popups, locale) : undefined;
  const isOffline = 'kind' in error && error.kind === 'network';
  return (
    <div className={styles.fault}>
      <p className={styles.subject}>{popup?.subject || formatMessage(isOffline ? messages.offlineTitle : messages.faultTitle)}</p>
      <p>{popup?.body || formatMessage(isOffline ? messages.offlineText : messages.faultText)}</p>
    </div>
  );
}
