import { directionFlags, type ImageQuality } from '@komawari/shared-domain';
import { ChapterType, type LastPage, type MangaViewer, type Page, PageType } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { AdProviderName } from '@komawari/shared-state/contract';
import type { CampaignRow } from '../content/campaigns/campaigns';
import type { PageRow } from '../content/chapters/chapterPages';
import type { ReaderComment } from '../content/comments/comments';
import type { ReadableChapter } from '../content/screens/readableChapters';
import type { AccessInTitle } from '../content/titles/accessInTitle';
import { chapterForClient, nextChapterTime, readableInTitle } from '../content/titles/accessInTitle';
import { imageUrl } from './imageUrl';
import { wireAdvertisement } from './wireAdvertisement';
import { wireBanner } from './wireBanner';
import { wireChapter } from './wireChapter';
import { wireComments } from './wireComments';
import { wirePublisherBanner } from './wirePublisher';
import { wireSns, wireTitleLanguages } from './wireTitle';

/** A chapter to read, as one reader requested it. */
export interface Reading {
  chapter: ReadableChapter;
  quality: ImageQuality;
  /** Spreads are sent as two halves, if they were stored as halves. */
  isSplit: boolean;
  now: number;
  topComments: readonly ReaderComment[];
  isSubscribed: boolean;
  /** The chapters that this reader has opened, by their IDs. */
  opened: ReadonlySet<number>;
  region: string;
  ads: AdProviderName | undefined;
  /** Banners contain the name of their target. */
  hasNames: boolean;
  /** The campaigns of the region, for clients that support them. */
  campaigns: readonly CampaignRow[];
  /** Whether the client supports text descriptions of pages. */
  hasDescriptions: boolean;
}

export function wireViewer(origin: string, reading: Reading): Draft<MangaViewer> {
  const { chapter: readable, now, region } = reading;
  const { record, chapter, pages, comments } = readable;
  const ofWork = directionFlags(record.work.direction);
  const open = readableInTitle(record, now);
  return {
    chapterId: chapter.id,
    titleId: record.title.id,
    titleName: record.title.name,
    chapterName: chapter.name,
    chapters: open.map((other) => wireChapter(origin, chapterForClient(other), reading.opened)),
    sns: wireSns(origin, record.title),
    numberOfComments: comments.numberOfComments,
    isVerticalOnly: chapter.isVerticalOnly || ofWork.isVerticalOnly,
    startFromRight: chapter.startFromRight || ofWork.startFromRight,
    pages: [
      ...wirePages(origin, reading, pages),
      ...bannerPages(origin, readable, reading.hasNames),
      { content: { kind: 'lastPage', value: wireLastPage(origin, reading, open) } },
    ],
    regionCode: region,
    titleAvailableLanguages: wireTitleLanguages(record.siblings),
    campaigns: reading.campaigns.map(({ startTimeStamp, endTimeStamp }) => ({ startTimeStamp, endTimeStamp })),
  };
}

type PageImage = PageRow['images'][ImageQuality];

function wirePages(origin: string, { quality, isSplit, hasDescriptions }: Reading, rows: readonly PageRow[]): Draft<Page>[] {
  const wire: Draft<Page>[] = [];
  const pages = hasDescriptions ? rows : rows.map((row) => ({ ...row, description: '' }));
  for (let position = 0; position < pages.length; position += 1) {
    // The index is always within the array.
    const page = pages[position]!;
    const image = page.images[quality];
    const whole = isSplit ? undefined : image.whole;
    const description = [page, ...(whole ? pages.slice(position + 1, position + 2) : [])].map((half) => half.description);
    const spoken = { ...page, description: description.filter(Boolean).join('\n') };
    wire.push(whole ? wirePage(origin, whole, { ...spoken, type: PageType.DOUBLE }) : wirePage(origin, image, spoken));
    // The whole image includes the other half.
    if (whole) position += 1;
  }
  return wire;
}

/** One page, with the key that its image is encrypted with (docs/wire.md, "Page images"). */
function wirePage(
  origin: string,
  image: Omit<PageImage, 'whole'>,
  page: Pick<PageRow, 'type' | 'width' | 'height' | 'description'>,
): Draft<Page> {
  // A page from before sizes were stored has the size of its best image, which has the same aspect ratio.
  const { name, key, width = page.width, height = page.height } = image;
  const { type, description } = page;
  const value = { imageUrl: imageUrl(origin, name), width, height, type, encryptionKey: key, description };
  return { content: { kind: 'mangaPage', value } };
}

/** The banners of the featured page, on a separate page before the last one. */
function bannerPages(origin: string, { banners }: ReadableChapter, hasNames: boolean): Draft<Page>[] {
  if (banners.length === 0) return [];
  const value = { bannerTitle: '', banners: banners.map((banner) => wireBanner(origin, banner, hasNames)) };
  return [{ content: { kind: 'bannerList', value } }];
}

/** The page after the last one, which says where to continue. It is always there (docs/wire.md, "What clients rely on", 3). */
function wireLastPage(origin: string, reading: Reading, open: readonly AccessInTitle[]): Draft<LastPage> {
  const { record, chapter, publisher } = reading.chapter;
  const current = open.find((each) => each.chapter.id === chapter.id);
  const next = open.find((each) => each.chapter.position > chapter.position);
  return {
    currentChapter: wireChapter(origin, current ? chapterForClient(current) : chapter, reading.opened),
    nextChapter: next && wireChapter(origin, chapterForClient(next), reading.opened),
    isNextChapterReadByTicket: next?.access === 'ticket',
    chapterType: chapterType(reading, next),
    nextTimeStamp: nextChapterTime(record, reading.now),
    topComments: wireComments(origin, reading.topComments),
    isSubscribed: reading.isSubscribed,
    publisherBanner: publisher && wirePublisherBanner(origin, publisher, reading.hasNames),
    ...wireAdvertisement(reading.ads, 'lastPage'),
  };
}

/** The latest chapter; followed by the very next one; or followed by one after a gap that cannot be read here. */
function chapterType({ chapter: { record, chapter }, now }: Reading, next: AccessInTitle | undefined): ChapterType {
  const isOut = ({ startTimeStamp }: { startTimeStamp: number }) => startTimeStamp <= now;
  const following = record.chapters.find((each) => each.position > chapter.position && isOut(each));
  if (!following) return ChapterType.LATEST;
  return following.id === next?.chapter.id ? ChapterType.SEQUENCE : ChapterType.NOSEQUENCE;
}
