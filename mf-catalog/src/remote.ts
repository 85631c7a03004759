/** What the host gets from the catalog: its pages and its messages, each loaded on demand. */
import { CONTRACT_VERSION, type Messages, type Remote } from '@komawari/shared-state/contract';
import type { routes } from './routes';

type Page = (typeof routes)[number]['page'];

export const remote: Remote<Page> = {
  contract: CONTRACT_VERSION,
  pages: {
    Updates: () =>
      import(/* webpackChunkName: "page-Updates" */ './screens/updates/UpdatesPage').then((module) => ({
        Component: module.UpdatesPage,
      })),
    Title: () =>
      import(/* webpackChunkName: "page-Title" */ './screens/title/TitlePage').then((module) => ({
        Component: module.TitlePage,
      })),
    Favorited: () =>
      import(/* webpackChunkName: "page-Favorited" */ './screens/favorited/FavoritedPage').then((module) => ({
        Component: module.FavoritedPage,
      })),
    History: () =>
      import(/* webpackChunkName: "page-History" */ './screens/history/HistoryPage').then((module) => ({
        Component: module.HistoryPage,
      })),
    Calendar: () =>
      import(/* webpackChunkName: "page-Calendar" */ './screens/calendar/CalendarPage').then((module) => ({
        Component: module.CalendarPage,
      })),
    MangaList: () =>
      import(/* webpackChunkName: "page-MangaList" */ './screens/manga-list/MangaListPage').then((module) => ({
        Component: module.MangaListPage,
      })),
    SearchResult: () =>
      import(/* webpackChunkName: "page-SearchResult" */ './screens/search-result/SearchResultPage').then((module) => ({
        Component: module.SearchResultPage,
      })),
    Featured: () =>
      import(/* webpackChunkName: "page-Featured" */ './screens/featured/FeaturedPage').then((module) => ({
        Component: module.FeaturedPage,
      })),
    PublisherNews: () =>
      import(/* webpackChunkName: "page-PublisherNews" */ './screens/publisher-news/PublisherNewsPage').then((module) => ({
        Component: module.PublisherNewsPage,
      })),
  },
  loadMessages: (locale) =>
    import(/* webpackChunkName: "messages-[request]" */ `./locales/${locale}.json`).then(
      (module: { default: Messages }) => module.default,
    ),
};
