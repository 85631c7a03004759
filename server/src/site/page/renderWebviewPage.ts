import type { LanguageInfo } from '@komawari/shared-domain';
import type { PageFiles, SiteConfig, WebviewFiles, WebviewPageData } from '@komawari/shared-state/contract';
import { scriptJson } from '../../text/escapeHtml';
import { callPreloadTags, type FirstCall } from './firstCalls';
import type { RouteMatch } from './matchRoute';
import { metaTags, type PageSite } from './metaTags';
import { NOSCRIPT } from './noscript';
import type { PageMeta } from './pageMeta';
import { startTags } from './preloads';

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
}

/** A webview has no tab to show one in, and asks for /favicon.ico all the same. */
const NO_ICON = '<link rel="icon" href="data:,">';

/**
 * The HTML of a webview: one release's files and nothing else, no shell and no composition (docs/decisions/0024-webviews-alone.md).
 * Page and words stand as scripts beside the entry, so that no file has to wait until another one asks for it.
 */
export function renderWebviewPage({ site, config, match, calls, webview, language, meta }: WebviewPageParts): string {
  const { release, route } = match;
  const data: WebviewPageData = { config, locale: language.locale, route: route.path, page: route.page };
  return [
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8">`,
    metaTags({ ...meta, isIndexed: false }, language, site),
    NO_ICON,
    startTags({ baseUrl: release.baseUrl, integrity: webview.integrity }, filesOf(webview, route.page, language)),
    callPreloadTags(calls, config.apiBase),
    `<script type="application/json" id="komawari-webview">${scriptJson(data)}</script>`,
    `</head><body><div id="root"></div>${NOSCRIPT}</body></html>`,
  ].join('');
}

/** Webpack lets chunks come before the entry: each waits for it, and it for none. */
function filesOf({ js, css, pages, messages }: WebviewFiles, name: string, { locale }: LanguageInfo): PageFiles {
  const page = pages[name];
  return { js: [messages[locale], ...(page?.js ?? []), ...js], css: [...css, ...(page?.css ?? [])] };
}
