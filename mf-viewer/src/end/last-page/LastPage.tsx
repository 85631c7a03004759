import { paths } from '@komawari/shared-domain';
import type { LastPage as LastPageView } from '@komawari/shared-proto';
import { Link, useAdProvider, useAppStoreLink } from '@komawari/shared-state';
import { BookIcon, buttonClass, CommentIcon, CoverTile, DownloadIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { bannersOf } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { AdBanner } from '../banners/AdBanner';
import { BannerList } from '../banners/BannerList';
import { FavoriteButton } from './FavoriteButton';
import styles from './LastPage.module.css';
import { messages } from './messages';
import { NextChapter } from './NextChapter';
import { NotificationPrompt } from './NotificationPrompt';
import { TopComments } from './TopComments';

export interface LastPageProps {
  chapter: ReadingChapter;
  lastPage: LastPageView;
}

/** What follows the last picture (docs/specification.md §2, Viewer): first what to read next, then actions, then comments. */
export function LastPage({ chapter, lastPage }: LastPageProps) {
  const { formatMessage } = useIntl();
  const store = useAppStoreLink();
  const { advertisement, ticketTitleList, topComments } = lastPage;
  const own = bannersOf(lastPage);
  const ad = useAdProvider()({ networks: advertisement?.adNetworks ?? [], own });
  return (
    <section className={styles.page} aria-label={formatMessage(messages.heading)} data-selectable="">
      <h2 className={styles.finished}>{formatMessage(messages.finished, { chapter: chapter.chapterName })}</h2>
      <NextChapter lastPage={lastPage} />
      <div className={styles.actions}>
        <FavoriteButton titleId={chapter.titleId} isFavoriteAtLoad={lastPage.isSubscribed} />
        <NotificationPrompt />
      </div>
      <TopComments comments={topComments} />
      <div className={styles.links}>
        <Link to={paths.comments(chapter.chapterId)} className={buttonClass({ variant: 'quiet' })}>
          <CommentIcon />
          {formatMessage(messages.allComments, { count: chapter.numberOfComments })}
        </Link>
        <Link to={paths.title(chapter.titleId)} className={buttonClass({ variant: 'quiet' })}>
          <BookIcon />
          {formatMessage(messages.backToTitle)}
        </Link>
        {store && (
          <a href={store} target="_blank" rel="noopener" className={buttonClass({ variant: 'quiet' })}>
            <DownloadIcon />
            {formatMessage(messages.app)}
          </a>
        )}
      </div>
      <BannerList banners={own.filter((banner) => banner !== ad)} />
      {ticketTitleList.length > 0 && (
        <div>
          <h3 className={styles.heading}>{formatMessage(messages.ticketTitles)}</h3>
          <ul className={styles.covers}>
            {ticketTitleList.map(({ titleId, name, author, portraitImageUrl }) => (
              <li key={titleId}>
                <CoverTile
                  title={name}
                  author={author}
                  imageUrl={portraitImageUrl}
                  renderLink={(link) => <Link to={paths.title(titleId)} {...link} />}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {ad && <AdBanner banner={ad} />}
    </section>
  );
}
