import { FALLBACK_LOCALE, type LegalPage, type Locale, languageInfo } from '@komawari/shared-domain';
import { LiveRegion, Skeleton, StatePanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { engagementMessages } from '../engagementMessages';
import { LoadError } from '../LoadError';
import { SafeHtml } from '../safe-html/SafeHtml';
import styles from './LegalText.module.css';
import { type LegalText as Text, useGetLegalPageQuery } from './legalApi';
import { legalMessages as messages, sinceMessage } from './legalMessages';

export interface LegalTextProps {
  page: LegalPage;
  locale: Locale;
}

/** A legal text in the reader's language. If it does not exist in that language, shows it in English and says so. */
export function LegalText({ page, locale }: LegalTextProps) {
  const { formatMessage } = useIntl();
  const { currentData: text, error, isFetching, refetch } = useGetLegalPageQuery({ page, lang: languageInfo(locale).code });
  if (error && !text) return <LoadError error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (text === undefined) {
    return (
      <div aria-busy="true">
        <LiveRegion message={formatMessage(engagementMessages.loading)} />
        <Skeleton lines={8} />
      </div>
    );
  }
  if (text === null) {
    return (
      <StatePanel kind="empty" scene="unwritten" title={formatMessage(messages.emptyTitle)}>
        {formatMessage(messages.emptyText)}
      </StatePanel>
    );
  }
  const isOwnMissing = locale !== FALLBACK_LOCALE && text.lang === languageInfo(FALLBACK_LOCALE).code;
  return (
    <>
      {isOwnMissing && <p className={styles.note}>{formatMessage(messages.otherLanguage)}</p>}
      <Written text={text} lang={isOwnMissing ? FALLBACK_LOCALE : undefined} />
    </>
  );
}

function Written({ text: { html, date }, lang }: { text: Text; lang: Locale | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  // A legal text has a date without a time. UTC shows the day that the publisher wrote.
  const day = formatDate(date * 1000, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <p className={styles.note}>{formatMessage(sinceMessage, { date: day })}</p>
      <div className={styles.text} lang={lang}>
        <SafeHtml html={html} isWholePage />
      </div>
    </>
  );
}
