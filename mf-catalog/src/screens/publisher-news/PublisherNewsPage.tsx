import { languageInfo, parseId, paths } from '@komawari/shared-domain';
import type { PublisherNewsListView } from '@komawari/shared-proto';
import { BannerLink, Redirect, selectServiceLanguage, skipToken, useAppSelector, useParams } from '@komawari/shared-state';
import { Image, Skeleton, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { LoadError } from '../../load-error/LoadError';
import { messages } from './messages';
import { NewsArticle } from './NewsArticle';
import styles from './PublisherNewsPage.module.css';
import { useGetPublisherNewsQuery } from './publisherNewsApi';

/** `/publisher_news/{id}` (docs/specification.md §2): the publisher's banner and its news. */
export function PublisherNewsPage() {
  const lang = languageInfo(useAppSelector(selectServiceLanguage)).code;
  const publisherId = parseId(useParams().publisherId);
  const query = useGetPublisherNewsQuery(publisherId === undefined ? skipToken : { publisherId, lang });
  if (publisherId === undefined) return <Redirect to={paths.error()} />;
  if (query.error && !query.currentData) return <LoadError query={query} isPageTitle />;
  return <PublisherNews view={query.data} />;
}

function PublisherNews({ view }: { view: PublisherNewsListView | undefined }) {
  const { formatMessage } = useIntl();
  const title = view && formatMessage(messages.title, { publisher: view.publisherName });
  usePageTitle(title);
  return (
    <div className={styles.page} aria-busy={!view}>
      <div>
        {!view && <Skeleton ratio="3 / 1" />}
        {view?.banner && (
          <BannerLink banner={view.banner} placement="publisher" label={view.publisherName}>
            <Image
              src={view.banner.imageUrl}
              alt={view.publisherName}
              ratio="3 / 1"
              shown={{ shape: 'banner', sizes: '100vw' }}
              isEager
            />
          </BannerLink>
        )}
      </div>
      <h1 className={styles.heading} tabIndex={-1}>
        {title ?? <Skeleton lines={1} />}
      </h1>
      {!view && <Skeleton lines={12} />}
      {view?.newsList.length === 0 && <StatePanel kind="empty" scene="noNews" title={formatMessage(messages.empty)} />}
      {view?.newsList.map((news) => (
        <NewsArticle key={news.id} news={news} />
      ))}
    </div>
  );
}
