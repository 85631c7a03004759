import type {
  AllTicketTitlesView,
  AllTitlesViewV2,
  TitleRankingView,
  TitleRankingViewV2,
  TitleUpdatedView,
  TitleUpdatedViewV2,
} from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { TicketTitle } from '../content/lists/ticketTitles';
import type { RankedWork, TitleGroup } from '../content/lists/titleLists';
import type { ListedTitle } from '../content/titles/listedTitles';
import { wireTitle, wireTitles } from './wireTitle';

export function wireAllTitles(origin: string, groups: readonly TitleGroup[]): Draft<AllTitlesViewV2> {
  return { groups: groups.map(({ name, titles }) => ({ theTitle: name, titles: wireTitles(origin, titles) })) };
}

export function wireRanking(origin: string, ranked: readonly ListedTitle[]): Draft<TitleRankingView> {
  return { titles: wireTitles(origin, ranked) };
}

export function wireRankedWorks(origin: string, works: readonly RankedWork[]): Draft<TitleRankingViewV2> {
  const rankedTitles = works.map(({ first, titles, viewCount }) => ({
    originalTitleId: first.id,
    titles: wireTitles(origin, titles),
    score: viewCount,
  }));
  return { rankedTitles };
}

export function wireUpdatedTitles(origin: string, titles: readonly ListedTitle[]): Draft<TitleUpdatedView> {
  const latestTitle = titles.map((title) => ({
    title: wireTitle(origin, title),
    updatedTitleTimestamp: String(title.updatedAt),
  }));
  return { latestTitle };
}

/** @param works each with its latest title first */
export function wireUpdatedWorks(origin: string, works: readonly ListedTitle[][]): Draft<TitleUpdatedViewV2> {
  const titleUpdatedGroup = works.map((titles) => ({
    updatedTitleTimestamp: titles[0]?.updatedAt ?? 0,
    latestTitle: [{ theTitle: titles[0]?.name ?? '', titles: wireTitles(origin, titles) }],
  }));
  return { titleUpdatedGroup };
}

export function wireTicketTitles(origin: string, titles: readonly TicketTitle[]): Draft<AllTicketTitlesView> {
  const ticketTitle = titles.map(({ title, firstChapterId, lastChapterId }) => ({
    title: wireTitle(origin, title),
    firstTicketChapter: firstChapterId,
    lastTicketChapter: lastChapterId,
  }));
  return { ticketTitle };
}
