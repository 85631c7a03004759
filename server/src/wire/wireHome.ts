import type { FeaturedTitlesView, HomeViewV3, Popup, TitleHighlight, WebHomeViewV3, WebHomeViewV4 } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { BannerRow } from '../content/banners/banners';
import type { FeaturedList } from '../content/home/featuredLists';
import type { Highlight } from '../content/home/highlights';
import type { UpdatesOfDay } from '../content/home/updatesByDay';
import type { RankedWork } from '../content/lists/titleLists';
import type { ListedTitle } from '../content/titles/listedTitles';
import { imageUrl } from './imageUrl';
import { actionTo, wireBanner } from './wireBanner';
import { wireTitle, wireTitles } from './wireTitle';
import { wireRankedWorks } from './wireTitleLists';
import { wireUpdates } from './wireUpdates';

/** The content of Home. */
export interface HomeContent {
  /** The banners of Home, and its popup. */
  banners: readonly BannerRow[];
  updates: readonly UpdatesOfDay[];
  ranking: readonly ListedTitle[];
  lists: readonly FeaturedList[];
}

export function wireHome(origin: string, content: HomeContent): Draft<WebHomeViewV3> {
  return { ...wireHomeParts(origin, content), ranking: wireTitles(origin, content.ranking) };
}

/** Home for newer clients: its ranking is by works. */
export function wireHomeOfWorks(
  origin: string,
  content: Omit<HomeContent, 'ranking'> & { works: readonly RankedWork[] },
): Draft<WebHomeViewV4> {
  return { ...wireHomeParts(origin, content), ...wireRankedWorks(origin, content.works) };
}

function wireHomeParts(origin: string, { banners, updates, lists }: Omit<HomeContent, 'ranking'>) {
  const popup = banners.find(({ placement }) => placement === 'popup');
  return {
    topBanners: banners.filter(({ placement }) => placement === 'top').map((banner) => wireBanner(origin, banner)),
    groups: wireUpdates(origin, updates),
    popup: popup && wirePopup(origin, popup),
    featuredTitleLists: lists.map((list) => wireList(origin, list)),
  };
}

/** Home for apps: only banners and updates. */
export function wireAppHome(origin: string, banners: readonly BannerRow[], updates: readonly UpdatesOfDay[]): Draft<HomeViewV3> {
  return { topBanners: banners.map((banner) => wireBanner(origin, banner)), groups: wireUpdates(origin, updates) };
}

/** One large and two small banners, then blocks of one banner or one list each, in the editor's order. */
export function wireFeatured(
  origin: string,
  banners: readonly BannerRow[],
  lists: readonly FeaturedList[],
): Draft<FeaturedTitlesView> {
  const at = (placement: BannerRow['placement']) => {
    const banner = banners.find((candidate) => candidate.placement === placement);
    return banner && wireBanner(origin, banner);
  };
  const bannerBlocks = banners
    .filter(({ placement }) => placement === 'content')
    .map((banner) => ({ position: banner.position, content: { kind: 'banner' as const, value: wireBanner(origin, banner) } }));
  const listBlocks = lists.map((list) => ({
    position: list.position,
    content: { kind: 'titleList' as const, value: wireList(origin, list) },
  }));
  const blocks = [...bannerBlocks, ...listBlocks].sort((a, b) => a.position - b.position);
  return {
    mainBanner: at('main'),
    subBanner_1: at('sub1'),
    subBanner_2: at('sub2'),
    contents: blocks.map(({ content }) => ({ content })),
  };
}

export function wireHighlight(origin: string, { record, chapter, pictures, width, height }: Highlight): Draft<TitleHighlight> {
  return {
    title: wireTitle(origin, record.title),
    chapterId: chapter.id,
    pageUrlList: pictures.map((image) => imageUrl(origin, image)),
    pageHeight: height,
    pageWidth: width,
    isVerticalOnly: chapter.isVerticalOnly,
  };
}

function wireList(origin: string, { name, titles }: FeaturedList) {
  return { listName: name, featuredTitles: wireTitles(origin, titles) };
}

function wirePopup(origin: string, banner: BannerRow): Draft<Popup> {
  const value = { imageUrl: imageUrl(origin, banner.image), action: actionTo(banner.method, banner.url) };
  return { popupId: banner.id, content: { kind: 'oneImage', value } };
}
