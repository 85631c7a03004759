import type { Composition, SiteConfig } from '@komawari/shared-state/contract';
import type { SiteLanguage } from '../../api/languages/languages';
import { apiPreloadTags } from './apiPreloads';
import { escapeHtml, scriptJson } from './escapeHtml';
import type { RouteMatch } from './matchRoute';
import { NOSCRIPT } from './noscript';
import { type PageMeta, SITE_NAME } from './pageMeta';
import { preloadTags, shellTags } from './preloads';

export interface PageParts {
  composition: Composition;
  config: SiteConfig;
  match: RouteMatch | undefined;
  language: SiteLanguage;
  /** What the reader chose; otherwise that of the device. */
  theme?: 'light' | 'dark' | undefined;
  meta: PageMeta;
}

/** The colour of the browser's own bars: `--paper` of either theme (shared-ui). */
const THEME_COLORS = { light: '#faf6ee', dark: '#12110f' };

/** The HTML of every page: what the site is made of, and what the first screen needs. The shell draws the rest. */
export function renderPage({ composition, config, match, language, theme, meta }: PageParts): string {
  return [
    `<!doctype html><html lang="${language.tag}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    metaTags(meta),
    shellTags(composition),
    preloadTags(composition, match, language.locale),
    apiPreloadTags(match, config.apiBase, language),
    `<script type="application/json" id="komawari-composition">${scriptJson({ composition, config })}</script>`,
    `</head><body><div id="root"></div>${NOSCRIPT}</body></html>`,
  ].join('');
}

function metaTags({ title, description, image, canonical, isIndexed }: PageMeta): string {
  const named = (name: string, content: string | undefined) => content && tag('name', name, content);
  const graph = (property: string, content: string | undefined) => content && tag('property', property, content);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">`,
    '<meta name="color-scheme" content="light dark">',
    named('robots', isIndexed ? undefined : 'noindex'),
    named('description', description),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
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
