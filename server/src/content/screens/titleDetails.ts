import { paths } from '@komawari/shared-domain';
import type { Clock } from '../../config/Clock';
import type { BannerRow, Banners } from '../banners/banners';
import { ContentError } from '../errors/ContentError';
import type { PublisherNewsRow, PublisherRow, Publishers } from '../news/publishers';
import { nextChapterTime, type RangesOfTitle, rangesOfTitle } from '../titles/accessInTitle';
import type { ListedTitle, ListedTitles } from '../titles/listedTitles';
import { recommendedTitles } from '../titles/recommendedTitles';
import type { TitleRecord, TitleRecords } from '../titles/titleRecords';

/** A publisher with its latest news in one language. */
export interface PublisherWithNews {
  publisher: PublisherRow;
  news: PublisherNewsRow[];
}

/** Everything on a title's page (docs/specification.md §3), except whether the reader follows it. */
export interface TitleDetail {
  record: TitleRecord;
  ranges: RangesOfTitle;
  /** The time of the next chapter; 0 if it is unknown. */
  nextTimeStamp: number;
  recommended: ListedTitle[];
  /** Banners of the featured page, without those for this title. */
  banners: BannerRow[];
  publisher: PublisherWithNews | undefined;
}

export interface TitleDetails {
  /** @throws ContentError when there is no such title */
  of: (titleId: number) => Promise<TitleDetail>;
}

export interface TitleDetailInputs {
  clock: Clock;
  titles: TitleRecords;
  listed: ListedTitles;
  banners: Banners;
  publishers: Publishers;
}

const NEWS_COUNT = 3;
const BANNER_COUNT = 2;

export function createTitleDetails({ clock, titles, listed, banners, publishers }: TitleDetailInputs): TitleDetails {
  async function bannersBeside({ id, language }: TitleRecord['title']): Promise<BannerRow[]> {
    const rows = await banners.at(language, ['content']);
    return rows.filter(({ url }) => url !== paths.title(id)).slice(0, BANNER_COUNT);
  }

  async function publisherOf({ work, title }: TitleRecord): Promise<PublisherWithNews | undefined> {
    const publisher = work.publisherId === null ? undefined : await publishers.byId(work.publisherId);
    return publisher && { publisher, news: await publishers.news(publisher.id, title.language, NEWS_COUNT) };
  }

  return {
    async of(titleId) {
      const record = await titles.byId(titleId);
      if (!record) throw new ContentError('titleNotFound', `title_id: there is no title ${titleId}`);
      const { title, work } = record;
      return {
        record,
        ranges: rangesOfTitle(record, clock()),
        nextTimeStamp: nextChapterTime(record, clock()),
        recommended: recommendedTitles(await listed.all(), title, work.genres),
        banners: await bannersBeside(title),
        publisher: await publisherOf(record),
      };
    },
  };
}
