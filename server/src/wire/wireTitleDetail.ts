import type { Language, Rating, TitleDetailView, UpdateTiming } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { newsOf, publisherBanner, publisherById } from '../content/news/publisherItems';
import { type ChapterRanges, chapterRanges, nextChapterTime } from '../content/titles/chapterRanges';
import { listedTitles } from '../content/titles/listedTitles';
import { recommendedTitles } from '../content/titles/recommendedTitles';
import type { TitleRecord } from '../content/titles/titleRecord';
import type { Site } from '../http/Site';
import { bannersAt, wireBanner } from './wireBanner';
import { wireChapter } from './wireChapter';
import { imageUrl, wireTitle } from './wireTitle';

const NEWS_COUNT = 3;
const BANNER_COUNT = 2;

/** Everything on a title's page (spec §3), but for whether this reader follows it. */
export async function wireTitleDetail(site: Site, origin: string, record: TitleRecord): Promise<Draft<TitleDetailView>> {
  const { title, work } = record;
  const now = site.clock();
  const recommended = recommendedTitles(await listedTitles(site), title, work.genres);
  return {
    title: wireTitle(origin, title),
    titleImageUrl: imageUrl(origin, title.landscapeImage),
    overview: title.overview || title.name,
    backgroundImageUrl: imageUrl(origin, title.landscapeImage),
    nextTimeStamp: nextChapterTime(record, now),
    updateTiming: work.updateTiming as UpdateTiming,
    viewingPeriodDescription: title.viewingPeriodDescription,
    nonAppearanceInfo: title.nonAppearanceInfo,
    ...wireRanges(origin, chapterRanges(record, now)),
    recommendedTitleList: recommended.map((other) => wireTitle(origin, other)),
    sns: wireSns(origin, title),
    isSimulReleased: work.isSimulReleased,
    rating: work.rating as Rating,
    chaptersDescending: true,
    numberOfViews: title.viewCount,
    titleBanners: await wireTitleBanners(site, origin, title),
    ...(await wirePublisher(site, origin, record)),
    titleLanguages: record.siblings.map(({ id, language }) => ({ titleId: id, language: language as Language })),
  };
}

/** What the share buttons offer. */
export function wireSns(origin: string, title: { id: number; name: string; author: string }) {
  return { body: `${title.name} – ${title.author}`, url: `${origin}/titles/${title.id}` };
}

function wireRanges(origin: string, { first, latest, byTicket, hasChaptersBetween }: ChapterRanges) {
  const firstChapterList = first.map((chapter) => wireChapter(origin, chapter));
  const lastChapterList = latest.map((chapter) => wireChapter(origin, chapter));
  return {
    firstChapterList,
    lastChapterList,
    hasChaptersBetween,
    ticketChapterList: byTicket.map((chapter) => wireChapter(origin, chapter)),
    // For clients that know groups alone; the middle stays empty, since it cannot be read (wire, clients' demand 2).
    chapterListGroup: [{ chapterNumbers: numbersOf(first, latest), firstChapterList, lastChapterList }],
  };
}

function numbersOf(first: ChapterRanges['first'], latest: ChapterRanges['latest']): string {
  const all = [...first, ...latest];
  return all.length === 0 ? '' : `${all[0]!.name}–${all.at(-1)!.name}`;
}

/** Banners of the featured page, for other things than this title. */
async function wireTitleBanners(site: Site, origin: string, title: { id: number; language: number }) {
  const rows = await bannersAt(site, title.language, ['content']);
  const others = rows.filter(({ url }) => url !== `/titles/${title.id}`);
  return others.slice(0, BANNER_COUNT).map((banner) => wireBanner(origin, banner));
}

async function wirePublisher(site: Site, origin: string, { work, title }: TitleRecord) {
  const publisher = work.publisherId === null ? undefined : await publisherById(site, work.publisherId);
  if (!publisher) return {};
  const banner = publisherBanner(origin, publisher);
  const news = await newsOf(site, publisher, title.language, NEWS_COUNT);
  return { publisherBanner: banner, publisherItems: news.map((item) => ({ banner, publisherNews: item })) };
}
