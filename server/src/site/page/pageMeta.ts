import {
  chapterPageName,
  type LanguageInfo,
  pageTitle,
  parsePagePath,
  paths,
  SITE_NAME,
  titlePageName,
} from '@komawari/shared-domain';
import type { Content } from '../../content/createContent';
import type { TitleRecord } from '../../content/titles/titleRecords';
import { imageUrl } from '../../wire/imageUrl';
import type { FeedLink } from './feedLinks';
import { siteDescription } from './siteDescription';

/** What search engines and messengers show of a page. */
export interface PageMeta {
  title: string;
  description?: string;
  image?: string;
  /** The one address of what is shown. */
  canonical?: string;
  isIndexed: boolean;
  /** Whether there is such a thing; if not, the page answers 404. */
  isFound: boolean;
  /** The same for programs that look again and again. */
  feeds?: readonly FeedLink[];
}

const DESCRIPTION_LENGTH = 200;
const SITE_PAGE: PageMeta = { title: SITE_NAME, isIndexed: true, isFound: true };
const UNKNOWN_PAGE: PageMeta = { title: SITE_NAME, isIndexed: false, isFound: false };

/**
 * The texts of a page's head, from the database for titles and chapters
 * (docs/specification.md §2: titles of the detail and of the viewer).
 */
export async function pageMeta(
  content: Pick<Content, 'banners' | 'titles'>,
  origin: string,
  pathname: string,
  language: LanguageInfo,
): Promise<PageMeta> {
  const target = parsePagePath(pathname);
  switch (target?.page) {
    case 'title': {
      const record = await content.titles.byId(target.id);
      return record ? titleMeta(origin, record) : UNKNOWN_PAGE;
    }
    case 'viewer':
    case 'comments': {
      const found = await content.titles.ofChapter(target.id);
      if (!found) return UNKNOWN_PAGE;
      const title = pageTitle(chapterPageName(found.chapter.name, found.record.title.name));
      const isIndexed = target.page !== 'viewer';
      return { ...titleMeta(origin, found.record), title, canonical: `${origin}${pathname}`, isIndexed };
    }
    default: {
      const picture = pathname === paths.updates() ? await homePicture(content, origin, language) : {};
      return { ...SITE_PAGE, description: siteDescription(language), ...picture };
    }
  }
}

/** What Home shows first: its first banner in that language. */
async function homePicture(
  { banners }: Pick<Content, 'banners'>,
  origin: string,
  { wire }: LanguageInfo,
): Promise<Pick<PageMeta, 'image'>> {
  const [banner] = await banners.at(wire, ['top']);
  return banner ? { image: imageUrl(origin, banner.image) } : {};
}

function titleMeta(origin: string, { title }: TitleRecord): PageMeta {
  return {
    title: pageTitle(titlePageName(title)),
    description: shortened(title.overview),
    image: imageUrl(origin, title.landscapeImage),
    canonical: `${origin}${paths.title(title.id)}`,
    isIndexed: true,
    isFound: true,
  };
}

function shortened(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= DESCRIPTION_LENGTH
    ? characters.join('')
    : `${characters.slice(0, DESCRIPTION_LENGTH - 1).join('')}…`;
}
