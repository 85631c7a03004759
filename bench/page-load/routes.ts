import { paths } from '@komawari/shared-domain';

/** S: as delivered. C: the same, but browsers render everything. P: the finished page as plain HTML. */
export const VARIANTS = ['S', 'C', 'P'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What the addresses are made of. */
export interface RoutePaths {
  serialId: number;
  chapterIds: readonly [number, number];
}

export interface Route {
  name: string;
  path: (ids: RoutePaths) => string;
  /** With nothing in the browser: the privacy notice, and what the publisher announces. */
  isFirstVisit?: boolean;
  /** With everything in the browser's cache. */
  isWarm?: boolean;
}

export const ROUTES: readonly Route[] = [
  { name: 'Home, first visit', path: () => paths.updates(), isFirstVisit: true },
  { name: 'Home', path: () => paths.updates() },
  { name: 'Home, warm', path: () => paths.updates(), isWarm: true },
  { name: 'All titles', path: () => paths.mangaList() },
  { name: 'Title', path: ({ serialId }) => paths.title(serialId) },
  { name: 'Viewer', path: ({ chapterIds: [id] }) => paths.viewer(id) },
  { name: 'Comments', path: ({ chapterIds: [id] }) => paths.comments(id) },
  { name: 'Webview', path: () => '/webview/announcement/en' },
];
