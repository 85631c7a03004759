import type { LanguageInfo, Locale } from '@komawari/shared-domain';
import type { SiteComposition, SiteConfig } from '@komawari/shared-state/contract';
import { escapeHtml, scriptJson } from '../../text/escapeHtml';
import { BADGE_STYLE_ADDRESS, type PreviewMark, previewBadge } from '../previews/previewBadge';
import { previewClockTag } from '../previews/previewClock';
import { callPreloadTags, type FirstCall } from './firstCalls';
import { fontStyleTags, fontTags } from './fonts';
import { forBrowser, outlineForBrowser } from './forBrowser';
import { iconTags } from './iconTags';
import { type InlineSheets, NO_SHEETS } from './inlineSheets';
import type { RouteMatch } from './matchRoute';
import { metaTags, type PageSite } from './metaTags';
import { NOSCRIPT, shownWithoutScripts } from './noscript';
import type { PageMeta } from './pageMeta';
import { earlyScriptTag, pageStyleTags, picturePreloadTag, preloadTags, shellScriptTags, shellStyleTags } from './preloads';
import { type Rendered, renderedScript, splitRendered, unanswered, wholeTag } from './rendered';
import { startScriptTag } from './startScript';

export interface PageParts {
  site: PageSite;
  composition: SiteComposition;
  config: SiteConfig;
  match: RouteMatch | undefined;
  /** The API calls of the first screen (`firstCalls`). */
  calls: readonly FirstCall[];
  language: LanguageInfo;
  /** The theme that the reader chose. By default, the theme of the device applies. */
  theme?: 'light' | 'dark' | undefined;
  meta: PageMeta;
  /** The finished first screen with the data that it was rendered from. Without it, the page starts with the opening. */
  rendered?: Rendered | undefined;
  /** The HTML that browsers without scripts show instead of the opening. */
  withoutScripts?: string | undefined;
  /** Inline styles. The page links to all others. */
  sheets?: InlineSheets;
  /**
   * Whether the reader's browser most likely has the files of the page. Then fonts cost nothing and are ready for the first
   * frame, and the page appears nearly as soon as its header.
   */
  hasFiles?: boolean;
  /** The releases or the time that this preview shows instead of what is live. The page displays them. */
  preview?: PreviewMark | undefined;
  /** A browser stores this page and uses it for any URL, so it contains the whole composition. */
  isKept?: boolean;
}

/** The HTML of every page that the shell renders: the composition of the site and what the first screen needs. */
export function renderPage({
  site,
  composition,
  config,
  match,
  calls,
  language,
  theme,
  meta,
  preview,
  rendered,
  withoutScripts,
  sheets = NO_SHEETS,
  hasFiles = false,
  isKept = false,
}: PageParts): string {
  const { locale } = language;
  const { links, html } = splitRendered(rendered);
  const picture = match?.route.preloadsPicture ? meta.image?.url : undefined;
  const told = isKept ? forBrowser(composition) : outlineForBrowser(composition, match?.release.name);
  const about = `<script type="application/json" id="komawari-composition">${scriptJson({ composition: told, config })}</script>`;
  const isRendered = rendered !== undefined;
  const scripts = shellScriptTags(composition);
  const isWaiting = isRendered && composition.shell.startScript !== undefined;
  const preloads = preloadTags(composition, match, { locale, isRendered, isWaiting });
  const callPreloads = callPreloadTags(unanswered(calls, rendered), config.apiBase, { isRendered });
  const use = isWaiting && !hasFiles && composition.shell.preloadsLetters === true ? 'chosen' : 'now';
  const letters = fontTags(composition.shell, locale, site.brand.fonts, use) + fontStyleTags(composition, sheets, use);
  return [
    `<!doctype html><html lang="${language.tag}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    metaTags(meta, language, site),
    iconTags(language),
    previewClockTag(preview?.at),
    use === 'chosen' ? letters : '',
    // Before the inline styles, which are several kilobytes on a slow connection.
    rendered && match ? earlyScriptTag(match) : '',
    links,
    picture !== undefined && !links.includes(escapeHtml(picture)) ? picturePreloadTag(picture) : '',
    isWaiting ? startScriptTag(composition) : '',
    shellStyleTags(composition, sheets),
    // Content that is on the screen comes before its interactivity, so styles, fonts and images load first.
    isWaiting ? '' : scripts,
    rendered && match ? pageStyleTags(match, sheets) : '',
    rendered && match?.route.chrome === 'none' ? wholeTag('komawari-composition') : '',
    isWaiting ? '' : preloads,
    use === 'chosen' ? '' : letters,
    isWaiting ? '' : callPreloads,
    preview ? `<link rel="stylesheet" href="${BADGE_STYLE_ADDRESS}">` : '',
    // Nothing reads it before the scripts run, and anything before the first screen delays it.
    rendered ? '' : about,
    `</head><body><div id="root">${shownWithoutScripts(withoutScripts)}${rendered ? html : opening(composition, match, locale)}</div>`,
    rendered ? about + renderedScript(rendered) : '',
    isWaiting ? `<template data-scripts>${scripts}${preloads}${callPreloads}</template>` : '',
    preview ? previewBadge(preview, language, { hasShell: true }) : '',
    `${NOSCRIPT}</body></html>`,
  ].join('');
}

/** The placeholder until the shell's scripts arrive. A URL without a remote shows a page of the shell, which has the header. */
function opening({ shell }: SiteComposition, match: RouteMatch | undefined, locale: Locale): string {
  const html = shell.opening?.[locale];
  return html ? `<div data-opening="${match?.route.chrome ?? 'main'}">${html}</div>` : '';
}
