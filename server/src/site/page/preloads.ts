import type { Locale } from '@komawari/shared-domain';
import type { ReleaseFiles, SiteComposition } from '@komawari/shared-state/contract';
import { escapeHtml } from '../../text/escapeHtml';
import type { InlineSheets } from './inlineSheets';
import type { RouteMatch } from './matchRoute';

export interface PreloadOptions {
  locale: Locale;
  isRendered?: boolean;
  /** The start script adds them when the page is on the screen (`startScriptTag`). */
  isWaiting?: boolean;
}

/**
 * Preloads the scripts of the first screen and, if the page is not rendered, its styles, while the browser still parses the HTML:
 * two round trips to the first paint instead of five. The hash must be the one that the loader will use. `crossorigin` must be
 * there only if the loader sets it (files of another origin). Otherwise the browser fetches a file twice.
 */
export function preloadTags(
  { shell }: SiteComposition,
  match: RouteMatch | undefined,
  { locale, isRendered = false, isWaiting = false }: PreloadOptions,
): string {
  // If they are requested together with the HTML, the content on the screen must come first.
  const isLow = isRendered && !isWaiting;
  const tags = [preload(shell, shell.messages[locale], 'script', isLow)];
  if (match) {
    const { release, route } = match;
    const page = release.pages[route.page];
    const scripts = [release.entry, ...(page?.js ?? []), release.messages[locale]];
    tags.push(...new Set(scripts.map((file) => preload(release, file, 'script', isLow))));
    if (!isRendered) tags.push(...(page?.css ?? []).map((file) => preload(release, file, 'style')));
  }
  return tags.join('');
}

/** The styles of a page that the server has rendered. They must arrive together with its HTML. */
export function pageStyleTags({ release, route }: RouteMatch, sheets: InlineSheets): string {
  return styleTags(release, release.pages[route.page]?.css ?? [], sheets);
}

/** The script that runs on a page's rendered HTML at once, even while other files still load. */
export function earlyScriptTag({ release, route }: RouteMatch): string {
  const file = release.pages[route.page]?.early;
  return file ? `<script async fetchpriority="high" ${address(release, file, 'src')}></script>` : '';
}

/** Preloads the largest image of the first screen. Otherwise the page would know its URL only after its first answer. */
export function picturePreloadTag(url: string): string {
  return `<link rel="preload" as="image" href="${escapeHtml(url)}">`;
}

/** The shell's entry script. It waits for its dependencies itself, with a deadline. */
export function shellScriptTags({ shell }: SiteComposition): string {
  return shell.js.map((file) => `<script async ${address(shell, file, 'src')}></script>`).join('');
}

/** The shell's own styles. */
export function shellStyleTags({ shell }: SiteComposition, sheets: InlineSheets): string {
  return styleTags(shell, shell.css, sheets);
}

/** Scripts that run in this order when the page has been parsed. */
export function scriptTags(release: AddressedFiles, files: readonly string[]): string {
  return files.map((file) => `<script defer ${address(release, file, 'src')}></script>`).join('');
}

/** The styles that must arrive before the page is shown, inline where the browser does not have them. */
export function styleTags(release: AddressedFiles, css: readonly string[], sheets: InlineSheets): string {
  return css.map((file) => styleTag(release, file, sheets.get(release.baseUrl + file)?.text)).join('');
}

/** When webpack loads the chunk of these styles, `data-href` tells it that they are already there. */
function styleTag(release: AddressedFiles, file: string, text: string | undefined): string {
  const name = `data-href="${escapeHtml(file)}"`;
  return text === undefined
    ? `<link rel="stylesheet" ${name} ${address(release, file, 'href')}>`
    : `<style ${name}>${text}</style>`;
}

export type AddressedFiles = Pick<ReleaseFiles, 'baseUrl' | 'integrity'>;

function preload(release: AddressedFiles, file: string, as: 'script' | 'style', isLater = false): string {
  return `<link rel="preload" as="${as}"${isLater ? ' fetchpriority="low"' : ''} ${address(release, file, 'href')}>`;
}

function address(release: AddressedFiles, file: string, attribute: 'href' | 'src'): string {
  const url = release.baseUrl + file;
  const integrity = release.integrity[file];
  return [
    `${attribute}="${escapeHtml(url)}"`,
    integrity && `integrity="${escapeHtml(integrity)}"`,
    /^https?:/.test(url) && 'crossorigin="anonymous"',
  ]
    .filter(Boolean)
    .join(' ');
}
