import { type LanguageInfo, SITE_NAME } from '@komawari/shared-domain';
import { HEAD_TAG_MARK, type HeadTag } from '@komawari/shared-state/contract';
import { escapeHtml, scriptJson } from '../../text/escapeHtml';
import type { PageMeta } from './pageMeta';

/** The color of the browser's own bars: `--paper` of either theme (shared-ui). */
export const THEME_COLORS = { light: '#faf6ee', dark: '#12110f' };

/** What the head of every page says of it, to browsers, search engines and messengers. */
export function metaTags(meta: PageMeta, language: LanguageInfo): string {
  return [
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">`,
    '<meta name="color-scheme" content="light dark">',
    ...headTags(meta, language).map(written),
    ...(meta.structuredData ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}

/** The part of the head that is another one on every page: in the HTML of the first, and for the shell when it goes on to others. */
export function headTags(meta: PageMeta, language: LanguageInfo): HeadTag[] {
  const { title, description, image, canonical, translations = [], feeds = [] } = meta;
  const named = (name: string, content: string | undefined) => tags('meta', content && { name, content });
  const graph = (property: string, content: string | number | undefined) =>
    tags('meta', content && { property, content: String(content) });
  return [
    ...named('robots', meta.isIndexed ? undefined : 'noindex'),
    ...named('description', description),
    ...tags('link', canonical && { rel: 'canonical', href: canonical }),
    ...translations.flatMap(({ language: hreflang, href }) => tags('link', { rel: 'alternate', hreflang, href })),
    ...feeds.flatMap(({ type, title: name, href }) => tags('link', { rel: 'alternate', type, title: name, href })),
    ...graph('og:site_name', SITE_NAME),
    ...graph('og:type', meta.type),
    ...graph('og:locale', graphLocale(language)),
    ...graph('og:title', title),
    ...graph('og:description', description),
    ...graph('og:url', canonical),
    ...graph('og:image', image?.url),
    ...graph('og:image:width', image?.width),
    ...graph('og:image:height', image?.height),
    ...graph('og:image:alt', image?.alt),
    ...named('twitter:card', image && 'summary_large_image'),
  ];
}

/** Open Graph wants a country with every language. */
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

/** Marked, so that the shell knows which to take away when it goes on to another page. */
function written({ name, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`);
  return `<${name} ${pairs.join(' ')} ${HEAD_TAG_MARK}>`;
}
