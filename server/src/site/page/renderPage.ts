import type { LanguageInfo, Locale } from '@komawari/shared-domain';
import type { Composition, SiteComposition, SiteConfig } from '@komawari/shared-state/contract';
import { scriptJson } from '../../text/escapeHtml';
import { callPreloadTags } from './firstCalls';
import { iconTags } from './iconTags';
import type { RouteMatch } from './matchRoute';
import { metaTags } from './metaTags';
import { NOSCRIPT } from './noscript';
import type { PageMeta } from './pageMeta';
import { picturePreloadTag, preloadTags, shellTags } from './preloads';

export interface PageParts {
  composition: SiteComposition;
  config: SiteConfig;
  match: RouteMatch | undefined;
  /** What the first screen asks the API (`firstCalls`). */
  calls: readonly string[];
  language: LanguageInfo;
  /** What the reader chose; otherwise that of the device. */
  theme?: 'light' | 'dark' | undefined;
  meta: PageMeta;
}

/** The HTML of every page that the shell draws: what the site is made of, and what the first screen needs. */
export function renderPage({ composition, config, match, calls, language, theme, meta }: PageParts): string {
  const { locale } = language;
  return [
    `<!doctype html><html lang="${language.tag}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    metaTags(meta, language),
    iconTags(composition.shell),
    shellTags(composition),
    preloadTags(composition, match, locale),
    callPreloadTags(calls, config.apiBase),
    match?.route.preloadsPicture && meta.image ? picturePreloadTag(meta.image.url) : '',
    `<script type="application/json" id="komawari-composition">${scriptJson({ composition: forBrowser(composition), config })}</script>`,
    `</head><body><div id="root">${opening(composition, match, locale)}</div>${NOSCRIPT}</body></html>`,
  ].join('');
}

/** What stands for the page until the shell's scripts have come. An address of nobody is a page of the shell, with its header. */
function opening({ shell }: SiteComposition, match: RouteMatch | undefined, locale: Locale): string {
  const html = shell.opening?.[locale];
  return html ? `<div data-opening="${match?.route.chrome ?? 'main'}">${html}</div>` : '';
}

/** The composed site loads none of the files that a webview does; what the shell's release says beside its files is in the page. */
function forBrowser({ id, shell, remotes }: SiteComposition): Composition {
  const { version, baseUrl, messages, integrity, js, css } = shell;
  return {
    id,
    shell: { version, baseUrl, messages, integrity, js, css },
    remotes: remotes.map((remote) => ({ ...remote, webview: undefined })),
  };
}
