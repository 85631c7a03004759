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
import { scriptTags, styleTags } from './preloads';
import { type Rendered, renderedScript, splitRendered, unanswered, wholeTag } from './rendered';

export interface WebviewPageParts {
  site: PageSite;
  config: SiteConfig;
  match: RouteMatch;
  /** The API calls of the first screen (`firstCalls`). */
  calls: readonly FirstCall[];
  webview: WebviewFiles;
  /** The language in the URL. */
  language: LanguageInfo;
  meta: PageMeta;
  /** The finished first screen with the data that it was rendered from. */
  rendered?: Rendered | undefined;
  /** Inline styles. The page links to all others. */
  sheets?: InlineSheets;
  /** The releases or the time that this preview shows instead of what is live. The page displays them. */
  preview?: PreviewMark | undefined;
}

/** A webview has no tab that could show an icon, but without this tag it would request /favicon.ico. */
const NO_ICON = '<link rel="icon" href="data:,">';

/**
 * The HTML of a webview. It uses the files of one release, without shell and composition (docs/decisions/0024-webviews-alone.md).
 * The scripts for the page and its messages are next to the entry, so that no file waits until another one requests it.
 */
export function renderWebviewPage(parts: WebviewPageParts): string {
  const { site, config, match, calls, webview, language, meta, preview, rendered, sheets = NO_SHEETS } = parts;
  const { release, route } = match;
  const { links, html } = splitRendered(rendered);
  const files = filesOf(webview, route.page, language);
  const addressed = { baseUrl: release.baseUrl, integrity: webview.integrity };
  const scripts = scriptTags(addressed, files.js);
  return [
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8">`,
    metaTags({ ...meta, isIndexed: false }, language, site),
    NO_ICON,
    previewClockTag(preview?.at),
    styleTags(addressed, files.css, sheets),
    rendered ? '' : scripts,
    rendered ? wholeTag('komawari-rendered') : '',
    links,
    callPreloadTags(unanswered(calls, rendered), config.apiBase, { isRendered: rendered !== undefined }),
    `<script type="application/json" id="komawari-webview">${scriptJson(webviewData(parts))}</script>`,
    preview ? `<link rel="stylesheet" href="${BADGE_STYLE_ADDRESS}">` : '',
    `</head><body><div id="root">${html}</div>${rendered ? renderedScript(rendered) : ''}${NOSCRIPT}`,
    // On a slow connection, what is on the screen comes before its interactivity.
    rendered ? scripts : '',
    `${preview ? previewBadge(preview, language, { hasShell: false }) : ''}</body></html>`,
  ].join('');
}

/** The configuration for the page. The health reports belong to the shell, so their sample rate is left out. */
export function webviewData({ config, match: { route }, language }: Pick<WebviewPageParts, 'config' | 'match' | 'language'>) {
  const { healthSample: _, ...told } = config;
  return { config: told, locale: language.locale, route: route.path, page: route.page } satisfies WebviewPageData;
}

/** The stylesheets of one page, in their order. */
export function webviewStyles({ css, pages }: WebviewFiles, name: string): string[] {
  return [...css, ...(pages[name]?.css ?? [])];
}

/** In webpack, chunks may come before the entry: each chunk waits for the entry, and the entry waits for none. */
function filesOf(webview: WebviewFiles, name: string, { locale }: LanguageInfo): PageFiles {
  const { js, pages, messages } = webview;
  return { js: [messages[locale], ...(pages[name]?.js ?? []), ...js], css: webviewStyles(webview, name) };
}
