import { type NeedSources, resolveNeed } from '@komawari/shared-state/contract';
import { escapeHtml } from '../../text/escapeHtml';
import type { RouteMatch } from './matchRoute';

/** The calls that the first screen of an address is drawn from, below the API's base: what its route declares, and no more. */
export function firstCalls(match: RouteMatch | undefined, sources: Omit<NeedSources, 'params'>): string[] {
  if (!match) return [];
  const { route, params } = match;
  return (route.data ?? []).map((need) => resolveNeed(need, { ...sources, params }));
}

/**
 * The first screen's answers, asked for beside its scripts instead of after them. The browser takes a preload
 * for the page's own request when address and credentials are the same; a header more makes no difference. A preload cannot
 * name the session in a header, so it goes along in the API's cookie (docs/decisions/0044-data-needs.md).
 */
export function callPreloadTags(calls: readonly string[], apiBase: string): string {
  return calls
    .map((call) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(apiBase + call)}">`)
    .join('');
}
