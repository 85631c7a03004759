import { type LanguageInfo, pageTitle } from '@komawari/shared-domain';
import { HEAD_TAG_MARK, type HeadTag } from '@komawari/shared-state/contract';
import type { Brand } from '../../brand/Brand';
import { escapeHtml, scriptJson } from '../../text/escapeHtml';
import { SHARE_PICTURE_PATH, SHARE_PICTURE_SIZE } from './iconTags';
import type { PageImage, PageMeta } from './pageMeta';

/** The brand of the site, and its public origin. */
export interface PageSite {
  brand: Brand;
  origin: string;
}

/** The head of every page: the description for browsers, search engines and messengers. */
export function metaTags(meta: PageMeta, language: LanguageInfo, site: PageSite): string {
  const { brand } = site;
  const { light, dark } = brand.colors;
  return [
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(pageTitle(meta.name, brand.name))}</title>`,
    `<meta name="application-name" content="${escapeHtml(brand.name)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.paper}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.paper}">`,
    '<meta name="color-scheme" content="light dark">',
    `<style>${brand.style}</style>`,
    ...headTags(meta, language, site).map(written),
    ...(meta.structuredData ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}

/**
 * The part of the head that differs between pages. The first page has it in its HTML; the shell requests it when it navigates to
 * other pages.
 */
export function headTags(meta: PageMeta, language: LanguageInfo, { brand, origin }: PageSite): HeadTag[] {
  const { name: pageName, description, image = sharePicture(brand, origin), canonical, translations = [], feeds = [] } = meta;
  const named = (name: string, content: string | undefined) => tags('meta', content && { name, content });
  const graph = (property: string, content: string | number | undefined) =>
    tags('meta', content && { property, content: String(content) });
  return [
    ...named('robots', meta.isIndexed ? undefined : 'noindex'),
    ...named('description', description),
    ...tags('link', canonical && { rel: 'canonical', href: canonical }),
    ...translations.flatMap(({ language: hreflang, href }) => tags('link', { rel: 'alternate', hreflang, href })),
    ...feeds.flatMap(({ type, title: name, href }) => tags('link', { rel: 'alternate', type, title: name, href })),
    ...graph('og:site_name', brand.name),
    ...graph('og:type', meta.type),
    ...graph('og:locale', graphLocale(language)),
    ...graph('og:title', pageTitle(pageName, brand.name)),
    ...graph('og:description', description),
    ...graph('og:url', canonical),
    ...graph('og:image', image.url),
    ...graph('og:image:width', image.width),
    ...graph('og:image:height', image.height),
    ...graph('og:image:alt', image.alt ?? brand.name),
    ...named('twitter:card', 'summary_large_image'),
  ];
}

/** The share image for a page without an image of its own. */
function sharePicture(brand: PageSite['brand'], origin: string): PageImage {
  const { sharePicture: own } = brand;
  return own === undefined ? { url: origin + SHARE_PICTURE_PATH, ...SHARE_PICTURE_SIZE } : { url: origin + own };
}

/** Open Graph requires a country for every language. */
const COUNTRIES: Readonly<Record<LanguageInfo['locale'], string>> = {
  en: 'US',
  es: 'ES',
  fr: 'FR',
  id: 'ID',
  pt: 'BR',
  ru: 'RU',
  th: 'TH',
};

function graphLocale({ locale }: LanguageInfo): string {
  return `${locale}_${COUNTRIES[locale]}`;
}

function tags(name: HeadTag['name'], attributes: HeadTag['attributes'] | '' | 0 | undefined): HeadTag[] {
  return attributes ? [{ name, attributes }] : [];
}

/** The tag has a mark by which the shell finds the tags to remove when it navigates to another page. */
function written({ name, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`);
  return `<${name} ${pairs.join(' ')} ${HEAD_TAG_MARK}>`;
}
