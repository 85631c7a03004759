import { SITE_NAME } from '../../config/siteName';
import type { SiteLanguage } from '../../content/languages';
import { type TitleRecord, titleRecord, titleRecordOfChapter } from '../../content/titles/titleRecord';
import type { Site } from '../../http/Site';
import { bannersAt } from '../../wire/wireBanner';
import { imageUrl } from '../../wire/wireTitle';
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

/** Home's address (spec §2). */
export const HOME = '/updates';

const DESCRIPTION_LENGTH = 200;
const SITE_PAGE: PageMeta = { title: SITE_NAME, isIndexed: true, isFound: true };
const UNKNOWN_PAGE: PageMeta = { title: SITE_NAME, isIndexed: false, isFound: false };

/** The texts of a page's head, from the database for titles and chapters (spec §2: titles of the detail and of the viewer). */
export async function pageMeta(site: Site, origin: string, pathname: string, language: SiteLanguage): Promise<PageMeta> {
  const [, kind, id] = /^\/(titles|viewer|comments)\/(\d{1,9})\/?$/.exec(pathname) ?? [];
  if (!kind)
    return {
      ...SITE_PAGE,
      description: siteDescription(language),
      ...(pathname === HOME && (await homePicture(site, origin, language))),
    };
  if (kind === 'titles') return titleMeta(origin, await titleRecord(site, Number(id)));
  const record = await titleRecordOfChapter(site, Number(id));
  const chapter = record?.chapters.find((candidate) => candidate.id === Number(id));
  if (!record || !chapter) return UNKNOWN_PAGE;
  const title = `${chapter.name} (${record.title.name}) | ${SITE_NAME}`;
  return { ...titleMeta(origin, record), title, canonical: `${origin}${pathname}`, isIndexed: kind !== 'viewer' };
}

/** What Home shows first: its first banner in that language. */
async function homePicture(site: Site, origin: string, { wire }: SiteLanguage): Promise<Pick<PageMeta, 'image'>> {
  const [banner] = await bannersAt(site, wire, ['top']);
  return banner ? { image: imageUrl(origin, banner.image) } : {};
}

function titleMeta(origin: string, record: TitleRecord | undefined): PageMeta {
  if (!record) return UNKNOWN_PAGE;
  const { id, name, author, overview, landscapeImage } = record.title;
  return {
    title: `${name} – ${author} | ${SITE_NAME}`,
    description: shortened(overview),
    image: imageUrl(origin, landscapeImage),
    canonical: `${origin}/titles/${id}`,
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
