import { paths } from '@komawari/shared-domain';
import { RETURNING_READER, type Storage } from '../browser/newReader';
import { readerStorage } from '../viewer/readerStorage';

/**
 * S: as delivered. C: the same, but browsers render everything. M: the same source as one bundle without federation, rendered on
 * the server like S. P: the finished page as plain HTML.
 */
export const VARIANTS = ['S', 'C', 'M', 'P'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The IDs for the URLs. */
export interface RoutePaths {
  serialId: number;
  chapterIds: readonly [number, number];
}

export interface Route {
  name: string;
  path: (ids: RoutePaths) => string;
  /** The browser storage of the reader, if it is not that of a returning reader. */
  storage?: Storage;
  /** Whether everything is in the browser's cache. */
  isWarm?: boolean;
}

/** The page shows the privacy notice and the publisher's announcement. */
const NOTHING: Storage = {};

export const ROUTES: readonly Route[] = [
  { name: 'Home, first visit', path: () => paths.updates(), storage: NOTHING },
  { name: 'Home', path: () => paths.updates() },
  { name: 'Home, warm', path: () => paths.updates(), isWarm: true },
  { name: 'All titles', path: () => paths.mangaList() },
  { name: 'Title', path: ({ serialId }) => paths.title(serialId) },
  { name: 'Viewer, strip', path: ({ chapterIds: [id] }) => paths.viewer(id) },
  {
    name: 'Viewer, book',
    path: ({ chapterIds: [id] }) => paths.viewer(id),
    storage: { ...RETURNING_READER, ...readerStorage('horizontal') },
  },
  { name: 'Comments', path: ({ chapterIds: [id] }) => paths.comments(id) },
  { name: 'Webview', path: () => '/webview/announcement/en' },
];
