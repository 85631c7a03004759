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
  /** What the first screen asks the API (`firstCalls`). */
  calls: readonly FirstCall[];
  language: LanguageInfo;
  /** What the reader chose; otherwise that of the device. */
  theme?: 'light' | 'dark' | undefined;
  meta: PageMeta;
  /** The finished first screen with what it was rendered from. Without it the page begins with the opening. */
  rendered?: Rendered | undefined;
  /** The HTML of the screen that a browser without scripts shows in the place of the opening. */
  withoutScripts?: string | undefined;
  /** Styles that come with it; the others are linked to. */
  sheets?: InlineSheets;
  /**
   * Whether the reader's browser most likely has what the page is made of: letters cost nothing then, and are there for the first
   * frame, and the page is there nearly as soon as its header.
   */
  hasFiles?: boolean;
  /** What is shown in the place of what is live, which the page says of itself. */
  preview?: PreviewMark | undefined;
  /** A browser keeps it for any address, and so it says all of the composition. */
  isKept?: boolean;
}

/** The HTML of every page that the shell draws: what the site is made of, and what the first screen needs. */
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
    // In front of styles that stand in the page, which are some kilobytes on a slow line.
    rendered && match ? earlyScriptTag(match) : '',
    links,
    picture !== undefined && !links.includes(escapeHtml(picture)) ? picturePreloadTag(picture) : '',
    isWaiting ? startScriptTag(composition) : '',
    shellStyleTags(composition, sheets),
    // What is on the screen already comes before what makes it move: styles, letters and pictures go first.
    isWaiting ? '' : scripts,
    rendered && match ? pageStyleTags(match, sheets) : '',
    rendered && match?.route.chrome === 'none' ? wholeTag('komawari-composition') : '',
    isWaiting ? '' : preloads,
    use === 'chosen' ? '' : letters,
    isWaiting ? '' : callPreloads,
    preview ? `<link rel="stylesheet" href="${BADGE_STYLE_ADDRESS}">` : '',
    // Nobody reads it before the scripts run, and what stands in front of the first screen is waited for.
    rendered ? '' : about,
    `</head><body><div id="root">${shownWithoutScripts(withoutScripts)}${rendered ? html : opening(composition, match, locale)}</div>`,
    rendered ? about + renderedScript(rendered) : '',
    isWaiting ? `<template data-scripts>${scripts}${preloads}${callPreloads}</template>` : '',
    preview ? previewBadge(preview, language, { hasShell: true }) : '',
    `${NOSCRIPT}</body></html>`,
  ].join('');
}

/** What stands for the page until the shell's scripts have come. An address of nobody is a page of the shell, with its header. */
function opening({ shell }: SiteComposition, match: RouteMatch | undefined, locale: Locale): string {
  const html = shell.opening?.[locale];
  return html ? `<div data-opening="${match?.route.chrome ?? 'main'}">${html}</div>` : '';
}
