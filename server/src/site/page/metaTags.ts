import { SITE_NAME } from '@komawari/shared-domain';
import { escapeHtml } from '../../text/escapeHtml';
import type { PageMeta } from './pageMeta';

/** The color of the browser's own bars: `--paper` of either theme (shared-ui). */
const THEME_COLORS = { light: '#faf6ee', dark: '#12110f' };

/** What the head of every page says of it, to browsers, search engines and messengers. */
export function metaTags({ title, description, image, canonical, isIndexed, feeds = [] }: PageMeta): string {
  const named = (name: string, content: string | undefined) => content && tag('name', name, content);
  const graph = (property: string, content: string | undefined) => content && tag('property', property, content);
  return [
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">`,
    '<meta name="color-scheme" content="light dark">',
    named('robots', isIndexed ? undefined : 'noindex'),
    named('description', description),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...feeds.map(
      (feed) => `<link rel="alternate" type="${feed.type}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.href)}">`,
    ),
    graph('og:site_name', SITE_NAME),
    graph('og:title', title),
    graph('og:description', description),
    graph('og:url', canonical),
    graph('og:image', image),
    named('twitter:card', image && 'summary_large_image'),
  ]
    .filter(Boolean)
    .join('');
}

function tag(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
