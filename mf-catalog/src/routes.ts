/**
 * The URLs that the catalog owns (docs/specification.md §2). Data only: it travels with the deployment and is read
 * without running the remote.
 */
import type { RemoteRoute } from '@komawari/shared-state/contract';

export const routes = [
  {
    path: '/updates',
    page: 'Updates',
    chrome: 'main',
    preload: ['/web/web_homeV3?lang={lang}', '/title_list/leaving_soon'],
    preloadsPicture: true,
  },
  {
    path: '/titles/:titleId',
    page: 'Title',
    chrome: 'main',
    preload: ['/title_detail?title_id=:titleId'],
    preloadsPicture: true,
  },
  { path: '/favorited', page: 'Favorited', chrome: 'main', preload: ['/title_list/leaving_soon'] },
  { path: '/calendar', page: 'Calendar', chrome: 'main', preload: ['/title_list/coming_next'] },
  { path: '/history', page: 'History', chrome: 'main' },
  { path: '/manga_list', page: 'MangaList', chrome: 'main', preload: ['/title_list/allV2'] },
  { path: '/manga_list/all', page: 'MangaList', chrome: 'main', preload: ['/title_list/allV2'] },
  { path: '/manga_list/hot', page: 'MangaList', chrome: 'main', preload: ['/title_list/ranking'] },
  { path: '/manga_list/updated', page: 'MangaList', chrome: 'main', preload: ['/title_list/updated'] },
  { path: '/search_result', page: 'SearchResult', chrome: 'main', preload: ['/title_list/allV2'] },
  { path: '/featured', page: 'Featured', chrome: 'main', preload: ['/featured?lang={lang}'] },
  {
    path: '/publisher_news/:publisherId',
    page: 'PublisherNews',
    chrome: 'main',
    preload: ['/publisher_news_list?publisher_id=:publisherId&lang={lang}'],
  },
] as const satisfies readonly RemoteRoute[];
