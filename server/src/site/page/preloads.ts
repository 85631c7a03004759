import type { Locale } from '@komawari/shared-domain';
import type { PageFiles, ReleaseFiles, SiteComposition } from '@komawari/shared-state/contract';
import { escapeHtml } from '../../text/escapeHtml';
import type { InlineSheets } from './inlineSheets';
import type { RouteMatch } from './matchRoute';

export interface PreloadOptions {
  locale: Locale;
  isRendered?: boolean;
  /** They come into the page when it is on the screen (`startScriptTag`). */
  isWaiting?: boolean;
}

/**
 * The scripts of the first screen and, where the page is not rendered, its styles, asked for while the HTML is still being read:
 * two hops to the first paint instead of five. The hash has to be the one that the loader will use, and `crossorigin` stands only where
 * the loader sets it (files of another origin), or the browser fetches a file twice.
 */
export function preloadTags(
  { shell }: SiteComposition,
  match: RouteMatch | undefined,
  { locale, isRendered = false, isWaiting = false }: PreloadOptions,
): string {
  // Where they are asked for with the HTML, what is seen comes before them.
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

/** The styles of a page that the server has rendered: they have to be there with its HTML. */
export function pageStyleTags({ release, route }: RouteMatch, sheets: InlineSheets): string {
  return styleTags(release, release.pages[route.page]?.css ?? [], sheets);
}

/** The script that a page has run over its rendered HTML: at once, whatever else is still on its way. */
export function earlyScriptTag({ release, route }: RouteMatch): string {
  const file = release.pages[route.page]?.early;
  return file ? `<script async fetchpriority="high" ${address(release, file, 'src')}></script>` : '';
}

/** The largest picture of the first screen, whose address the page would know only after its first answer. */
export function picturePreloadTag(url: string): string {
  return `<link rel="preload" as="image" href="${escapeHtml(url)}">`;
}

/** The shell's own script, which the page begins with: it waits for what it needs by itself, with a deadline. */
export function shellScriptTags({ shell }: SiteComposition): string {
  return shell.js.map((file) => `<script async ${address(shell, file, 'src')}></script>`).join('');
}

/** The shell's own styles. */
export function shellStyleTags({ shell }: SiteComposition, sheets: InlineSheets): string {
  return styleTags(shell, shell.css, sheets);
}

/** Styles and scripts that a page begins with, run in their order. */
export function startTags(release: AddressedFiles, { js, css }: PageFiles, sheets: InlineSheets): string {
  const scripts = js.map((file) => `<script defer ${address(release, file, 'src')}></script>`);
  return [styleTags(release, css, sheets), ...scripts].join('');
}

function styleTags(release: AddressedFiles, css: readonly string[], sheets: InlineSheets): string {
  return css.map((file) => styleTag(release, file, sheets.get(release.baseUrl + file)?.text)).join('');
}

/** By `data-href` webpack knows which styles are there already, when it loads the chunk that they belong to. */
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
