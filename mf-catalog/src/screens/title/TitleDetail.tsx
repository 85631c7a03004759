import type { Title, TitleDetailView } from '@komawari/shared-proto';
import { useAdProvider, useNow } from '@komawari/shared-state';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { TitleShelf } from '../../title-tile/TitleShelf';
import { titleLang } from '../../title-tile/titleLang';
import { ChapterList } from './chapters/ChapterList';
import { TicketChapters } from './chapters/TicketChapters';
import { TitleHero } from './hero/TitleHero';
import { messages } from './messages';
import { BannerStrip } from './more/BannerStrip';
import { PublisherItems } from './more/PublisherItems';
import { TitleAd } from './more/TitleAd';
import styles from './TitleDetail.module.css';

export interface TitleDetailProps {
  view: TitleDetailView;
  title: Title;
}

/** A title with everything in its answer that concerns a reader on the web. */
export const TitleDetail = memo(function TitleDetail({ view, title }: TitleDetailProps) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const ad = useAdProvider()({
    networks: view.advertisement?.adNetworks ?? [],
    own: [...view.banners, ...view.titleBanners],
  });
  const shelves = [
    { name: formatMessage(messages.recommended), titles: view.recommendedTitleList },
    { name: formatMessage(messages.ticketTitles), titles: view.ticketTitleList },
  ].filter(({ titles }) => titles.length > 0);
  return (
    <article className={styles.title}>
      <TitleHero view={view} title={title} now={now} />
      <div className={styles.columns} data-shown-whole="">
        <div className={styles.main}>
          <ChapterList view={view} now={now} />
          <TicketChapters view={view} now={now} />
          <BannerStrip banners={view.titleBanners.filter((banner) => banner !== ad)} placement="title" />
        </div>
        <aside className={styles.side}>
          <PublisherItems items={view.publisherItems} banner={view.publisherBanner} lang={titleLang(title)} />
          <BannerStrip banners={view.banners.filter((banner) => banner !== ad)} placement="title" />
          {ad && <TitleAd banner={ad} />}
        </aside>
        {shelves.length > 0 && (
          <div className={styles.foot}>
            {shelves.map((shelf) => (
              <TitleShelf key={shelf.name} {...shelf} />
            ))}
          </div>
        )}
      </div>
    </article>
  );
});
