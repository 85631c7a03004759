import type { PublisherNews } from '@komawari/shared-proto';
import { ActionLink, actionTarget, selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './NewsArticle.module.css';

/** One piece of a publisher's news. */
export function NewsArticle({ news }: { news: PublisherNews }) {
  const { formatDate, formatMessage } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  return (
    <article className={styles.news}>
      <h2 className={styles.subject}>{news.subject}</h2>
      <p className={styles.date}>
        <time dateTime={new Date(news.publishedTimeStamp * 1000).toISOString()}>
          {formatDate(news.publishedTimeStamp * 1000, { timeZone, dateStyle: 'long' })}
        </time>
      </p>
      <p className={styles.body}>{news.body}</p>
      {actionTarget(news.action) && (
        <p>
          <ActionLink
            action={news.action}
            className={styles.more}
            label={formatMessage(messages.moreAbout, { subject: news.subject })}
          >
            {formatMessage(messages.more)}
          </ActionLink>
        </p>
      )}
    </article>
  );
}
