/**
 * The URLs that the catalog owns (docs/specification.md §2). This file is data only: it travels with the deployment and is read
 * without running the remote.
 */
import type { DataNeed, RemoteRoute } from '@komawari/shared-state/contract';

const HOME: DataNeed = { path: '/web/web_homeV3', query: { lang: '{lang}' } };
const FAVORITES: DataNeed = { path: '/title_list/bookmark', dependsOn: ['session'], isPersonal: true };
const LEAVING_SOON: DataNeed = { path: '/title_list/leaving_soon' };
const ALL_TITLES: DataNeed = { path: '/title_list/allV2' };

const RANKED_WORKS: DataNeed = { path: '/title_list/rankingV2' };

const TITLE = '/titles/:titleId';

export const routes = [
  {
    path: '/updates',
    page: 'Updates',
    chrome: 'main',
    data: [HOME, LEAVING_SOON, FAVORITES, RANKED_WORKS],
    next: TITLE,
  },
  {
    path: TITLE,
    page: 'Title',
    chrome: 'main',
    data: [{ path: '/title_detail', query: { title_id: ':titleId', names: 'yes' }, dependsOn: ['session'], isSafe: true }],
    preloadsPicture: true,
    next: '/viewer/:chapterId',
  },
  {
    path: '/favorited',
    page: 'Favorited',
    chrome: 'main',
    data: [FAVORITES, LEAVING_SOON],
    next: TITLE,
  },
  { path: '/calendar', page: 'Calendar', chrome: 'main', data: [{ path: '/title_list/coming_next' }, FAVORITES], next: TITLE },
  { path: '/history', page: 'History', chrome: 'main', data: [HOME], next: TITLE },
  { path: '/manga_list', page: 'MangaList', chrome: 'main', data: [ALL_TITLES], next: TITLE },
  { path: '/manga_list/all', page: 'MangaList', chrome: 'main', data: [ALL_TITLES], next: TITLE },
  {
    path: '/manga_list/hot',
    page: 'MangaList',
    chrome: 'main',
    data: [{ path: '/title_list/ranking' }, RANKED_WORKS],
    next: TITLE,
  },
  {
    path: '/manga_list/updated',
    page: 'MangaList',
    chrome: 'main',
    data: [{ path: '/title_list/updated' }, { path: '/title_list/updatedV2' }],
    next: TITLE,
  },
  { path: '/search_result', page: 'SearchResult', chrome: 'main', data: [ALL_TITLES], next: TITLE },
  { path: '/featured', page: 'Featured', chrome: 'main', data: [{ path: '/featured', query: { lang: '{lang}' } }], next: TITLE },
  {
    path: '/publisher_news/:publisherId',
    page: 'PublisherNews',
    chrome: 'main',
    data: [{ path: '/publisher_news_list', query: { publisher_id: ':publisherId', lang: '{lang}' } }],
  },
] as const satisfies readonly RemoteRoute[];
