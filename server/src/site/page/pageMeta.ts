import {
  chapterPageName,
  LANGUAGES,
  type LanguageInfo,
  languageOfWire,
  pageOfFolder,
  parsePagePath,
  paths,
  titlePageName,
} from '@komawari/shared-domain';
import type { Content } from '../../content/createContent';
import type { ChapterRecord, TitleRecord } from '../../content/titles/titleRecords';
import { ERROR_TEXTS, type ErrorKind } from '../../wire/errors/errorTexts';
import { imageUrl } from '../../wire/imageUrl';
import type { FeedLink } from './feedLinks';
import { namedPage, pageTexts, webviewName } from './pageTexts';
import { type Breadcrumb, breadcrumbs, comicIssue, comicSeries, type StructuredData } from './structuredData';

/** The data about a page for search engines and messengers. */
export interface PageMeta {
  /** Undefined if the title is only the name of the site. */
  name?: string | undefined;
  description?: string;
  image?: PageImage;
  /** The Open Graph type. */
  type: 'website' | 'book' | 'article';
  /** The canonical URL of the content. */
  canonical?: string;
  /** All language versions, including this one. */
  translations?: readonly Translation[];
  isIndexed: boolean;
  /** Whether the content exists; if not, the page answers 404. */
  isFound: boolean;
  /** The same content as feeds. */
  feeds?: readonly FeedLink[];
  structuredData?: readonly StructuredData[];
}

export interface PageImage {
  url: string;
  /** The image's description. By default, the image is about the site. */
  alt?: string;
  width?: number;
  height?: number;
}

export interface Translation {
  /** A language tag, or `x-default` for readers of other languages. */
  language: string;
  href: string;
}

export interface PageMetaInputs {
  content: Pick<Content, 'banners' | 'legalPages' | 'listed' | 'publishers' | 'titles'>;
  /** Whether the publisher has a page about itself at `/about_us`. */
  hasAbout: boolean;
  origin: string;
  pathname: string;
  language: LanguageInfo;
  /** The URL itself names the language (`?lang=th`), so each language has its own URL. */
  isLanguageNamed: boolean;
  /** A route has exactly this path, so no part of it is an ID. */
  isNamed?: boolean;
  /** Whether a page owns this URL. An unknown URL leads to the error page and has its name. */
  isKnown?: boolean;
}

const DESCRIPTION_LENGTH = 200;

/** The stored size of covers. Messengers show this shape without cropping. */
const LANDSCAPE = { width: 960, height: 540 };

/** These pages show the data of one reader, or no content. */
const NOT_INDEXED: readonly string[] = [paths.search(), paths.history(), paths.favorited(), paths.feedback()];

/** The texts of a page's head. For titles, chapters and publishers they come from the database (docs/specification.md §2). */
export async function pageMeta(inputs: PageMetaInputs): Promise<PageMeta> {
  const { content } = inputs;
  // Routes ignore the case of a path (`matchRoute`).
  const path = inputs.pathname.toLowerCase();
  const target = parsePagePath(path);
  switch (target?.page) {
    case 'title': {
      const record = await listedTitle(inputs, target.id);
      return record ? titleMeta(inputs, record) : missingMeta(inputs, 'titleNotFound');
    }
    case 'viewer':
    case 'comments': {
      const found = await content.titles.ofChapter(target.id);
      if (found) return chapterMeta(inputs, found, target.page);
      return target.page === 'viewer' ? unreadableMeta(inputs) : missingMeta(inputs, 'chapterNotFound');
    }
    case 'publisherNews':
      return publisherMeta(inputs, target.id);
    default:
      return badIdMeta(inputs, path) ?? sitePageMeta(inputs);
  }
}

const MISSING = { type: 'website', isIndexed: false, isFound: false } as const;

/** The ID does not exist, or not any more. The name is that of the error page to which the page's own call leads. */
function missingMeta({ language }: PageMetaInputs, kind: ErrorKind): PageMeta {
  return { ...MISSING, name: ERROR_TEXTS[kind][language.locale].subject };
}

/** The viewer shows this error itself and does not redirect to an error page. */
function unreadableMeta({ language }: PageMetaInputs): PageMeta {
  return { ...MISSING, name: pageTexts(language).unreadable };
}

/** The ID in a path such as `/titles/abc` is invalid. Scripts redirect from it without a request. */
function badIdMeta(inputs: PageMetaInputs, path: string): PageMeta | undefined {
  const [, folder = ''] = /^\/(\w+)\/[^/]+\/?$/.exec(path) ?? [];
  const page = pageOfFolder(folder);
  if (!page || inputs.isNamed) return undefined;
  return page === 'viewer' ? unreadableMeta(inputs) : { ...MISSING, name: pageTexts(inputs.language).errors['/error'] };
}

/** A title without any published chapter is in no list, so its page has no data either. */
async function listedTitle({ content }: PageMetaInputs, titleId: number): Promise<TitleRecord | undefined> {
  return (await content.listed.byId()).has(titleId) ? content.titles.byId(titleId) : undefined;
}

async function titleMeta(inputs: PageMetaInputs, record: TitleRecord): Promise<PageMeta> {
  const { content, origin } = inputs;
  const { title } = record;
  const listed = await content.listed.byId();
  const translations = record.siblings.flatMap(({ id, language }): Translation[] => {
    const tag = listed.has(id) ? languageOfWire(language)?.tag : undefined;
    return tag ? [{ language: tag, href: `${origin}${paths.title(id)}` }] : [];
  });
  const own = aboutTitle(inputs, record);
  const canonical = `${origin}${paths.title(title.id)}`;
  return {
    ...own,
    name: titlePageName(title),
    type: 'book',
    canonical,
    ...(translations.length > 1 && { translations }),
    structuredData: [comicSeries(origin, record), breadcrumbs(origin, trailOf(inputs, record))],
  };
}

function chapterMeta(inputs: PageMetaInputs, found: ChapterRecord, page: 'viewer' | 'comments'): PageMeta {
  const { origin, language } = inputs;
  const { chapter, record } = found;
  const name = chapterPageName(chapter.name, record.title.name);
  const isViewer = page === 'viewer';
  const path = isViewer ? paths.viewer(chapter.id) : paths.comments(chapter.id);
  const trail = [...trailOf(inputs, record), { name: chapter.name, path }];
  return {
    ...aboutTitle(inputs, record),
    name: isViewer ? name : pageTexts(language).comments.replace('{chapter}', name),
    type: 'article',
    canonical: `${origin}${path}`,
    isIndexed: !isViewer,
    structuredData: [comicIssue(origin, found), breadcrumbs(origin, trail)],
  };
}

function aboutTitle({ origin }: PageMetaInputs, { title }: TitleRecord) {
  return {
    description: shortened(title.overview),
    image: { url: imageUrl(origin, title.landscapeImage), alt: title.name, ...LANDSCAPE },
    isIndexed: true,
    isFound: true,
  };
}

/** The breadcrumbs from Home to a title. */
function trailOf({ language }: PageMetaInputs, { title }: TitleRecord): Breadcrumb[] {
  const { pages } = pageTexts(language);
  return [
    { name: pages['/updates'].name, path: paths.updates() },
    { name: pages['/manga_list/all'].name, path: paths.mangaList() },
    { name: title.name, path: paths.title(title.id) },
  ];
}

async function publisherMeta(inputs: PageMetaInputs, publisherId: number): Promise<PageMeta> {
  const { content, origin, language } = inputs;
  const publisher = await content.publishers.byId(publisherId);
  if (!publisher) return missingMeta(inputs, 'publisherNotFound');
  const { news, pages } = pageTexts(language);
  const name = news.replace('{publisher}', publisher.name);
  const image = publisher.bannerImage && { url: imageUrl(origin, publisher.bannerImage), alt: publisher.name };
  return {
    name,
    description: `${name}. ${pages['/updates'].description}`,
    ...(image && { image }),
    ...addresses(inputs, paths.publisherNews(publisherId)),
    type: 'website',
    isIndexed: true,
    isFound: true,
  };
}

async function sitePageMeta(inputs: PageMetaInputs): Promise<PageMeta> {
  const { content, hasAbout, pathname, language, isKnown = true } = inputs;
  const texts = pageTexts(language);
  const { pages, errors } = texts;
  const page = namedPage(pathname);
  if (page === paths.aboutUs() && !hasAbout) {
    return { ...MISSING, name: errors['/error'] };
  }
  if (page) {
    const legal = (await content.legalPages.keys()).map((key) => paths.legal(key));
    const { name, description } = pages[page];
    const isFound = !page.startsWith('/legal/') || legal.includes(page);
    const isIndexed = isFound && !NOT_INDEXED.includes(page);
    const picture = page === paths.updates() ? await homePicture(inputs) : {};
    const own = isIndexed ? addresses(inputs, page) : {};
    return { name, description, type: 'website', isIndexed, isFound, ...picture, ...own };
  }
  const known: Readonly<Record<string, string>> = errors;
  const error = known[isKnown ? pathname.toLowerCase() : paths.error()];
  const { description } = pages['/updates'];
  return error === undefined
    ? { name: webviewName(pathname, texts), description, type: 'website', isIndexed: true, isFound: true }
    : { name: error, type: 'website', isIndexed: false, isFound: true };
}

/** The URL of a page and those of its translations. The URL without a language is the default for readers of other languages. */
function addresses({ origin, language, isLanguageNamed }: PageMetaInputs, path: string) {
  const plain = `${origin}${path}`;
  const named = (locale: string) => `${plain}?lang=${locale}`;
  return {
    canonical: isLanguageNamed ? named(language.locale) : plain,
    translations: [
      ...LANGUAGES.map(({ tag, locale }) => ({ language: tag, href: named(locale) })),
      { language: 'x-default', href: plain },
    ],
  };
}

/** The first image on Home: the first banner in that language. */
async function homePicture({ content, origin, language }: PageMetaInputs): Promise<Pick<PageMeta, 'image'>> {
  const [banner] = await content.banners.at(language.wire, ['top']);
  return banner ? { image: { url: imageUrl(origin, banner.image) } } : {};
}

function shortened(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= DESCRIPTION_LENGTH
    ? characters.join('')
    : `${characters.slice(0, DESCRIPTION_LENGTH - 1).join('')}…`;
}
