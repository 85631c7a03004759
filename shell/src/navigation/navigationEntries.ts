import { paths } from '@komawari/shared-domain';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages';

export interface NavigationEntry {
  to: string;
  /** Path prefix under which the entry counts as current. It differs from `to` because the manga list has tabs. */
  section: string;
  message: MessageDescriptor;
}

/** The entries that stay on the site (docs/specification.md §2). About Us, the fifth, is next to them if the site has it. */
export const NAVIGATION_ENTRIES: readonly NavigationEntry[] = [
  { to: paths.updates(), section: paths.updates(), message: messages.updates },
  { to: paths.featured(), section: paths.featured(), message: messages.featured },
  { to: paths.mangaList(), section: paths.mangaLists(), message: messages.mangaList },
  { to: paths.favorited(), section: paths.favorited(), message: messages.favorited },
];
