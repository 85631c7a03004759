import type { Banner, PublisherItem, PublisherNews } from '@komawari/shared-proto';
import { ActionLink, actionTarget, selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { BannerStrip } from './BannerStrip';
import { messages } from './messages';
import styles from './PublisherItems.module.css';

export interface PublisherItemsProps {
  items: readonly PublisherItem[];
  banner: Banner | undefined;
  /** BCP 47 tag of the title. Its publisher's news is in the same language. */
  lang: string | undefined;
}

/** Banner and news of this title's publisher (docs/specification.md §2, Title detail). */
export function PublisherItems({ items, banner, lang }: PublisherItemsProps) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const banners = [banner, ...items.map((item) => item.banner)].filter((each) => each !== undefined);
  const news = items.flatMap(({ publisherNews }) => (publisherNews ? [publisherNews] : []));
  if (banners.length + news.length === 0) return null;
  return (
    <section className={styles.publisher} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {formatMessage(messages.publisher)}
      </h2>
      <BannerStrip banners={uniqueByImage(banners)} placement="publisher" />
      {news.length > 0 && (
        <ul className={styles.list}>
          {news.map((each) => (
            <NewsItem key={each.id} news={each} lang={lang} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewsItem({ news, lang }: { news: PublisherNews; lang: string | undefined }) {
  const { formatDate } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const isLink = actionTarget(news.action) !== undefined;
  return (
    <li className={styles.item}>
      <h3 className={styles.subject} lang={lang}>
        {isLink ? <ActionLink action={news.action}>{news.subject}</ActionLink> : news.subject}
      </h3>
      <p className={styles.meta}>
        {news.publisherName}{' '}
        <time dateTime={new Date(news.publishedTimeStamp * 1000).toISOString()}>
          {formatDate(news.publishedTimeStamp * 1000, { timeZone, dateStyle: 'medium' })}
        </time>
      </p>
      <p className={styles.body} lang={lang}>
        {news.body}
      </p>
    </li>
  );
}

/** The banner of the title and the banner of a news item may be the same picture. */
function uniqueByImage(banners: readonly Banner[]): Banner[] {
  return [...new Map(banners.map((banner) => [banner.imageUrl, banner])).values()];
}
