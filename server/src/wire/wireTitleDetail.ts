import type { Chapter, TitleDetailView } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { AdProviderName } from '@komawari/shared-state/contract';
import type { PublisherWithNews, TitleDetail } from '../content/screens/titleDetails';
import type { RangesOfTitle } from '../content/titles/accessInTitle';
import type { ChapterRow } from '../content/titles/titleRecords';
import { imageUrl } from './imageUrl';
import { wireAdvertisement } from './wireAdvertisement';
import { wireBanner } from './wireBanner';
import { wireChapter } from './wireChapter';
import { wirePublisherBanner, wirePublisherNews } from './wirePublisher';
import { wireSns, wireTitle, wireTitleLanguages, wireTitles } from './wireTitle';

/**
 * Everything on a title's page, except whether the reader follows it.
 * @param options.opened the chapters that this reader has opened, by their IDs
 * @param options.hasNames whether banners contain the name of their target
 */
export function wireTitleDetail(
  origin: string,
  detail: TitleDetail,
  { opened, ads, hasNames }: { opened: ReadonlySet<number>; ads: AdProviderName | undefined; hasNames: boolean },
): Draft<TitleDetailView> {
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
    ...wireRanges(detail.ranges, (chapter) => wireChapter(origin, chapter, opened)),
    recommendedTitleList: wireTitles(origin, detail.recommended),
    sns: wireSns(origin, title),
    isSimulReleased: work.isSimulReleased,
    rating: work.rating,
    chaptersDescending: true,
    numberOfViews: title.viewCount,
    titleBanners: detail.banners.map((banner) => wireBanner(origin, banner, hasNames)),
    ...(detail.publisher && wirePublisherItems(origin, detail.publisher, hasNames)),
    ...wireAdvertisement(ads, 'title'),
    titleLanguages: wireTitleLanguages(siblings),
  };
}

function wireRanges(
  { first, latest, byTicket, hasChaptersBetween }: RangesOfTitle,
  wire: (chapter: ChapterRow) => Draft<Chapter>,
) {
  const firstChapterList = first.map(wire);
  const lastChapterList = latest.map(wire);
  return {
    firstChapterList,
    lastChapterList,
    hasChaptersBetween,
    ticketChapterList: byTicket.map(wire),
    // For clients that only know groups. The middle stays empty, because it cannot be read (docs/wire.md, "What clients rely on",
    // 2).
    chapterListGroup: [{ chapterNumbers: spanOf([...first, ...latest]), firstChapterList, lastChapterList }],
  };
}

function spanOf(chapters: readonly { name: string }[]): string {
  const [from, to] = [chapters.at(0), chapters.at(-1)];
  return from && to ? `${from.name}–${to.name}` : '';
}

function wirePublisherItems(origin: string, { publisher, news }: PublisherWithNews, hasNames: boolean) {
  const banner = wirePublisherBanner(origin, publisher, hasNames);
  const publisherItems = wirePublisherNews(publisher, news).map((item) => ({ banner, publisherNews: item }));
  return { publisherBanner: banner, publisherItems };
}
