import { SITE_NAME } from '../../config/siteName';
import { LANGUAGES, type SiteLanguage } from '../../content/languages';
import { listedTitlesById } from '../../content/titles/listedTitles';
import { ATOM_TYPE, CALENDAR_TYPE, feedPaths } from '../../feeds/feedPaths';
import { feedText } from '../../feeds/feedTexts';
import type { Site } from '../../http/Site';

/** Another form of a page, for programs. */
export interface FeedLink {
  type: string;
  title: string;
  href: string;
}

/** Pages that are about everything there is in a language. */
const GENERAL_PAGES = /^\/(?:main|updates|calendar)?\/?$/;

const TITLE_PAGE = /^\/titles\/([1-9]\d{0,8})\/?$/;

/** Feed and calendar of what a page is about: of its title in the title's language, or of all in the page's. */
export async function feedLinks(site: Site, pathname: string, language: SiteLanguage): Promise<FeedLink[]> {
  if (GENERAL_PAGES.test(pathname)) return linksTo(feedPaths.ofLanguage(language), language, SITE_NAME);
  const titleId = Number(TITLE_PAGE.exec(pathname)?.[1]);
  const title = titleId ? (await listedTitlesById(site)).get(titleId) : undefined;
  return title ? linksTo(feedPaths.ofTitle(titleId), LANGUAGES[title.language]!, title.name) : [];
}

function linksTo(paths: { atom: string; calendar: string }, language: SiteLanguage, name: string): FeedLink[] {
  return [
    { type: ATOM_TYPE, title: feedText('newChapters', language, name), href: paths.atom },
    { type: CALENDAR_TYPE, title: feedText('comingNext', language, name), href: paths.calendar },
  ];
}
