import type { TitleDetailView } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { PublisherWithNews, TitleDetail } from '../content/screens/titleDetails';
import type { RangesOfTitle } from '../content/titles/accessInTitle';
import { imageUrl } from './imageUrl';
import { wireBanner } from './wireBanner';
import { wireChapter } from './wireChapter';
import { wirePublisherBanner, wirePublisherNews } from './wirePublisher';
import { wireSns, wireTitle, wireTitles } from './wireTitle';

/** Everything on a title's page, but for whether this reader follows it. */
export function wireTitleDetail(origin: string, detail: TitleDetail): Draft<TitleDetailView> {
  const { title, work, siblings } = detail.record;
  return {
    title: wireTitle(origin, title),
    titleImageUrl: imageUrl(origin, title.landscapeImage),
    overview: title.overview || title.name,
    backgroundImageUrl: imageUrl(origin, title.landscapeImage),
    nextTimeStamp: detail.nextTimeStamp,
    updateTiming: work.updateTiming,
    viewingPeriodDescription: title.viewingPeriodDescription,
    nonAppearanceInfo: title.nonAppearanceInfo,
    ...wireRanges(origin, detail.ranges),
    recommendedTitleList: wireTitles(origin, detail.recommended),
    sns: wireSns(origin, title),
    isSimulReleased: work.isSimulReleased,
    rating: work.rating,
    chaptersDescending: true,
    numberOfViews: title.viewCount,
    titleBanners: detail.banners.map((banner) => wireBanner(origin, banner)),
    ...(detail.publisher && wirePublisherItems(origin, detail.publisher)),
    titleLanguages: siblings.map(({ id, language }) => ({ titleId: id, language })),
  };
}

function wireRanges(origin: string, { first, latest, byTicket, hasChaptersBetween }: RangesOfTitle) {
  const firstChapterList = first.map((chapter) => wireChapter(origin, chapter));
  const lastChapterList = latest.map((chapter) => wireChapter(origin, chapter));
  return {
    firstChapterList,
    lastChapterList,
    hasChaptersBetween,
    ticketChapterList: byTicket.map((chapter) => wireChapter(origin, chapter)),
    // For clients that know groups alone; the middle stays empty, since it cannot be read (docs/wire.md, "What clients rely on", 2).
    chapterListGroup: [{ chapterNumbers: spanOf([...first, ...latest]), firstChapterList, lastChapterList }],
  };
}

function spanOf(chapters: readonly { name: string }[]): string {
  const [from, to] = [chapters.at(0), chapters.at(-1)];
  return from && to ? `${from.name}–${to.name}` : '';
}

function wirePublisherItems(origin: string, { publisher, news }: PublisherWithNews) {
  const banner = wirePublisherBanner(origin, publisher);
  const publisherItems = wirePublisherNews(publisher, news).map((item) => ({ banner, publisherNews: item }));
  return { publisherBanner: banner, publisherItems };
}
