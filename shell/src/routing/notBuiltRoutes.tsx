import { type Chrome, type Composition, matchPath, type RouteObject } from '@komawari/shared-state';
import { NotBuiltPage } from '../errors/NotBuiltPage';

/** The URLs of docs/specification.md §2 that belong to a remote, and what is around them. */
const PROMISED: readonly { path: string; chrome: Chrome }[] = [
  { path: '/updates', chrome: 'main' },
  { path: '/favorited', chrome: 'main' },
  { path: '/featured', chrome: 'main' },
  { path: '/manga_list', chrome: 'main' },
  { path: '/manga_list/all', chrome: 'main' },
  { path: '/manga_list/hot', chrome: 'main' },
  { path: '/manga_list/updated', chrome: 'main' },
  { path: '/titles/:id', chrome: 'main' },
  { path: '/comments/:id', chrome: 'main' },
  { path: '/announcement', chrome: 'main' },
  { path: '/feedback', chrome: 'main' },
  { path: '/search_result', chrome: 'main' },
  { path: '/publisher_news/:id', chrome: 'main' },
  { path: '/viewer/:chapterId', chrome: 'webview' },
  { path: '/webview/announcement/:language', chrome: 'webview' },
  { path: '/webview/faq/:language', chrome: 'webview' },
  { path: '/webview/questionnaire/:lang/:questionnaire_key', chrome: 'webview' },
];

/** An honest page for each promised URL that no remote of this composition owns. */
export function notBuiltRoutes({ remotes }: Composition, chrome: Chrome): RouteObject[] {
  const owned = remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  // A pattern such as `/titles/:id` is also a path that `/titles/:titleId` matches.
  const isOwned = (promised: string) => owned.some((path) => matchPath(path, promised));
  return PROMISED.filter((route) => route.chrome === chrome && !isOwned(route.path)).map(({ path }) => ({
    path,
    Component: NotBuiltPage,
  }));
}
