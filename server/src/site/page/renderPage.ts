import type { Composition, SiteConfig } from '@komawari/shared-state/contract';
import type { SiteLanguage } from '../../api/languages/languages';
import { apiPreloadTags } from './apiPreloads';
import { scriptJson } from './escapeHtml';
import { metaTags } from './metaTags';
import type { RouteMatch } from './matchRoute';
import { NOSCRIPT } from './noscript';
import type { PageMeta } from './pageMeta';
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

/** The HTML of every page that the shell draws: what the site is made of, and what the first screen needs. */
export function renderPage({ composition, config, match, language, theme, meta }: PageParts): string {
  return [
    `<!doctype html><html lang="${language.tag}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    metaTags(meta),
    shellTags(composition),
    preloadTags(composition, match, language.locale),
    apiPreloadTags(match, config.apiBase, language),
    `<script type="application/json" id="komawari-composition">${scriptJson({ composition: withoutBareFiles(composition), config })}</script>`,
    `</head><body><div id="root"></div>${NOSCRIPT}</body></html>`,
  ].join('');
}

/** The composed site loads none of the files that a webview does. */
function withoutBareFiles(composition: Composition): Composition {
  return { ...composition, remotes: composition.remotes.map((remote) => ({ ...remote, bare: undefined })) };
}
