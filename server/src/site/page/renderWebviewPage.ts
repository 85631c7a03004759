import type { LanguageInfo } from '@komawari/shared-domain';
import type { PageFiles, SiteConfig, WebviewFiles, WebviewPageData } from '@komawari/shared-state/contract';
import { scriptJson } from '../../text/escapeHtml';
import { BADGE_STYLE_ADDRESS, type PreviewMark, previewBadge } from '../previews/previewBadge';
import { previewClockTag } from '../previews/previewClock';
import { callPreloadTags, type FirstCall } from './firstCalls';
import { type InlineSheets, NO_SHEETS } from './inlineSheets';
import type { RouteMatch } from './matchRoute';
import { metaTags, type PageSite } from './metaTags';
import { NOSCRIPT } from './noscript';
import type { PageMeta } from './pageMeta';
import { startTags } from './preloads';
import { type Rendered, renderedScript, splitRendered, unanswered, wholeTag } from './rendered';

export interface WebviewPageParts {
  site: PageSite;
  config: SiteConfig;
  match: RouteMatch;
  /** What the first screen asks the API (`firstCalls`). */
  calls: readonly FirstCall[];
  webview: WebviewFiles;
  /** That of the address. */
  language: LanguageInfo;
  meta: PageMeta;
  /** Its finished first screen with what it was rendered from. */
  rendered?: Rendered | undefined;
  /** Styles that come with it; the others are linked to. */
  sheets?: InlineSheets;
  /** What is shown in the place of what is live, which the page says of itself. */
  preview?: PreviewMark | undefined;
}

/** A webview has no tab to show one in, and asks for /favicon.ico all the same. */
const NO_ICON = '<link rel="icon" href="data:,">';

/**
 * The HTML of a webview: one release's files and nothing else, no shell and no composition (docs/decisions/0024-webviews-alone.md).
 * Page and words stand as scripts beside the entry, so that no file has to wait until another one asks for it.
 */
export function renderWebviewPage(parts: WebviewPageParts): string {
  const { site, config, match, calls, webview, language, meta, preview, rendered, sheets = NO_SHEETS } = parts;
  const { release, route } = match;
  const { links, html } = splitRendered(rendered);
  return [
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8">`,
    metaTags({ ...meta, isIndexed: false }, language, site),
    NO_ICON,
    previewClockTag(preview?.at),
    startTags({ baseUrl: release.baseUrl, integrity: webview.integrity }, filesOf(webview, route.page, language), sheets),
    rendered ? wholeTag('komawari-rendered') : '',
    links,
    callPreloadTags(unanswered(calls, rendered), config.apiBase, { isRendered: rendered !== undefined }),
    `<script type="application/json" id="komawari-webview">${scriptJson(webviewData(parts))}</script>`,
    preview ? `<link rel="stylesheet" href="${BADGE_STYLE_ADDRESS}">` : '',
    `</head><body><div id="root">${html}</div>${rendered ? renderedScript(rendered) : ''}${NOSCRIPT}`,
    `${preview ? previewBadge(preview, language, { hasShell: false }) : ''}</body></html>`,
  ].join('');
}

/** What the page is told of itself. The site's measures of how it fares are the shell's. */
export function webviewData({ config, match: { route }, language }: Pick<WebviewPageParts, 'config' | 'match' | 'language'>) {
  const { healthSample: _, ...told } = config;
  return { config: told, locale: language.locale, route: route.path, page: route.page } satisfies WebviewPageData;
}

/** The stylesheets of one page, in their order. */
export function webviewStyles({ css, pages }: WebviewFiles, name: string): string[] {
  return [...css, ...(pages[name]?.css ?? [])];
}

/** Webpack lets chunks come before the entry: each waits for it, and it for none. */
function filesOf(webview: WebviewFiles, name: string, { locale }: LanguageInfo): PageFiles {
  const { js, pages, messages } = webview;
  return { js: [messages[locale], ...(pages[name]?.js ?? []), ...js], css: webviewStyles(webview, name) };
}
