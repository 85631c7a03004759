import { type DataNeed, type NeedSources, resolveNeed } from '@komawari/shared-state/contract';
import { escapeHtml } from '../../text/escapeHtml';
import type { RouteMatch } from './matchRoute';

/** One API call of a first screen. */
export interface FirstCall {
  /** Relative to the API's base URL. */
  address: string;
  need: DataNeed;
}

/** The calls that the first screen of a URL renders from: exactly those that its route declares. */
export function firstCalls(match: RouteMatch | undefined, sources: Omit<NeedSources, 'params'>): FirstCall[] {
  if (!match) return [];
  const { route, params } = match;
  return (route.data ?? []).map((need) => ({ address: resolveNeed(need, { ...sources, params }), need }));
}

/**
 * Preloads the answers of the first screen while the scripts load, instead of after them. Chromium uses a preload for the page's
 * own request if URL and credentials are the same; an additional header does not matter. A preload cannot send the session in a
 * header, so the session is also in the API's cookie (docs/decisions/0044-data-needs.md). On a rendered page, the start script
 * makes these calls itself, together with the scripts. They have low priority, because the content on the screen comes first
 * (docs/decisions/0088-what-is-seen-comes-first.md).
 */
export function callPreloadTags(
  calls: readonly FirstCall[],
  apiBase: string,
  { isRendered = false }: { isRendered?: boolean } = {},
): string {
  const attributes = `as="fetch"${isRendered ? ' fetchpriority="low"' : ''} crossorigin="use-credentials"`;
  return calls.map(({ address }) => `<link rel="preload" ${attributes} href="${escapeHtml(apiBase + address)}">`).join('');
}
