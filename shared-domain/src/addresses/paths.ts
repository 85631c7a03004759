import type { LegalPage } from '../site/legalPages';

/**
 * Defines every URL of the site once (docs/specification.md §2): for links, and for the server's titles, feeds and preloads.
 * These are functions and not one object, so that a bundle contains only those it calls.
 */
export function updates() {
  return '/updates';
}

export function featured() {
  return '/featured';
}

export function calendar() {
  return '/calendar';
}

/** The parent path of the tabs of the manga list. */
export function mangaLists() {
  return '/manga_list';
}

export function mangaList(tab: 'all' | 'hot' | 'updated' = 'all') {
  return `${mangaLists()}/${tab}`;
}

export function favorited() {
  return '/favorited';
}

export function history() {
  return '/history';
}

export function search(keyword?: string) {
  return `/search_result${keyword ? `?keyword=${encodeURIComponent(keyword)}` : ''}`;
}

/** The parent path of the pages of all titles. */
export function titles() {
  return '/titles';
}

export function title(titleId: number) {
  return `${titles()}/${titleId}`;
}

export function viewer(chapterId: number, page?: number) {
  return `/viewer/${chapterId}${page === undefined ? '' : `?p=${page}`}`;
}

export function comments(chapterId: number) {
  return `/comments/${chapterId}`;
}

export function publisherNews(publisherId: number) {
  return `/publisher_news/${publisherId}`;
}

export function announcement() {
  return '/announcement';
}

export function help() {
  return '/help';
}

/** A page of the publisher: its privacy policy, terms, or copyright notices. */
export function legal(page: LegalPage) {
  return `/legal/${page}`;
}

export function feedback() {
  return '/feedback';
}

export function aboutUs() {
  return '/about_us';
}

export function maintenance() {
  return '/maintenance';
}

export function blocking() {
  return '/blocking';
}

export function error() {
  return '/error';
}

/** Upcoming and new chapters in a language, for calendars and feed readers. */
export function languageFeeds(locale: string): FeedPaths {
  return feedPaths(`/feeds/${locale}`);
}

/** Upcoming and new chapters of a title. */
export function titleFeeds(titleId: number): FeedPaths {
  return feedPaths(`/feeds/titles/${titleId}`);
}

export interface FeedPaths {
  calendar: string;
  atom: string;
}

function feedPaths(folder: string): FeedPaths {
  return { calendar: `${folder}/calendar.ics`, atom: `${folder}/chapters.atom` };
}
