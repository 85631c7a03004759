import { type DataNeed, type NeedSources, resolveNeed } from '@komawari/shared-state/contract';
import { escapeHtml } from '../../text/escapeHtml';
import type { RouteMatch } from './matchRoute';

/** One call of a first screen. */
export interface FirstCall {
  /** Below the API's base. */
  address: string;
  need: DataNeed;
}

/** The calls that the first screen of an address is drawn from: what its route declares, and no more. */
export function firstCalls(match: RouteMatch | undefined, sources: Omit<NeedSources, 'params'>): FirstCall[] {
  if (!match) return [];
  const { route, params } = match;
  return (route.data ?? []).map((need) => ({ address: resolveNeed(need, { ...sources, params }), need }));
}

/**
 * The first screen's answers, asked for beside its scripts instead of after them. The browser takes a preload
 * for the page's own request when address and credentials are the same; a header more makes no difference. A preload cannot
 * name the session in a header, so it goes along in the API's cookie (docs/decisions/0044-data-needs.md).
 * On a rendered page they yield to what is on the screen already (docs/decisions/0088-what-is-seen-comes-first.md).
 */
export function callPreloadTags(
  calls: readonly FirstCall[],
  apiBase: string,
  { isRendered = false }: { isRendered?: boolean } = {},
): string {
  const attributes = `as="fetch"${isRendered ? ' fetchpriority="low"' : ''} crossorigin="use-credentials"`;
  return calls.map(({ address }) => `<link rel="preload" ${attributes} href="${escapeHtml(apiBase + address)}">`).join('');
}
