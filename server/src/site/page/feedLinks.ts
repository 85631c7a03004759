import { type LanguageInfo, languageOfWire, parsePagePath, paths } from '@komawari/shared-domain';
import type { Content } from '../../content/createContent';
import { feedText } from '../../feeds/feedTexts';
import { ATOM_TYPE, CALENDAR_TYPE } from '../../feeds/feedTypes';

/** Another format of a page, for programs. */
export interface FeedLink {
  type: string;
  title: string;
  href: string;
}

/** Pages about everything in a language. */
const GENERAL_PAGES = [paths.updates(), paths.calendar()];

/** The feed and the calendar for a page: of its title in the title's language, or of everything in the page's language. */
export async function feedLinks(
  { listed }: Pick<Content, 'listed'>,
  pathname: string,
  language: LanguageInfo,
  siteName: string,
): Promise<FeedLink[]> {
  if (GENERAL_PAGES.includes(pathname.replace(/(.)\/$/, '$1'))) {
    return linksTo(paths.languageFeeds(language.locale), language, siteName);
  }
  const target = parsePagePath(pathname);
  const title = target?.page === 'title' ? (await listed.byId()).get(target.id) : undefined;
  const titleLanguage = title && languageOfWire(title.language);
  return titleLanguage ? linksTo(paths.titleFeeds(title.id), titleLanguage, title.name) : [];
}

function linksTo(feeds: { atom: string; calendar: string }, language: LanguageInfo, name: string): FeedLink[] {
  return [
    { type: ATOM_TYPE, title: feedText('newChapters', language, name), href: feeds.atom },
    { type: CALENDAR_TYPE, title: feedText('comingNext', language, name), href: feeds.calendar },
  ];
}
