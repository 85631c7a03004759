import type { LanguageInfo } from '@komawari/shared-domain';
import { escapeHtml } from '../../text/escapeHtml';
import type { RouteMatch } from './matchRoute';

/**
 * Calls that answer everyone alike. A preload cannot carry the session header, so a call whose answer
 * holds something of the reader's (a favorite, a like) is left to the page that makes it.
 */
const SHARED_CALLS = new Set([
  '/featured',
  '/publisher_news_list',
  '/title_list/allV2',
  '/title_list/coming_next',
  '/title_list/leaving_soon',
  '/title_list/ranking',
  '/title_list/updated',
  '/web/announcement',
  '/web/faq',
  '/web/web_homeV3',
]);

/**
 * The first screen's answers, asked for beside its scripts instead of after them. The browser takes a preload
 * for the page's own request when address and credentials are the same; a header more makes no difference.
 */
export function apiPreloadTags(match: RouteMatch | undefined, apiBase: string, language: LanguageInfo): string {
  if (!match) return '';
  return (match.route.preload ?? [])
    .filter((template) => SHARED_CALLS.has(template.replace(/\?.*/, '')))
    .map((template) => apiBase + filled(template, match.params, language))
    .map((url) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(url)}">`)
    .join('');
}

/** Fills `:param` from the address and `{lang}` with the three-letter code (`RemoteRoute.preload`). */
function filled(template: string, params: RouteMatch['params'], language: LanguageInfo): string {
  return template
    .replace('{lang}', language.code)
    .replace(/:(\w+)/g, (whole, name: string) => (params[name] === undefined ? whole : encodeURIComponent(params[name])));
}
