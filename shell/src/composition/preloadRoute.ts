import type { Locale } from '@komawari/shared-domain';
import type { RemoteOutline } from '@komawari/shared-state';
import type { RemoteLoads } from './loading/remoteLoads';
import type { RemoteRouteMatch } from './remoteRouteAt';

/** Begins to load a remote's page, and its messages if the language is known. Does nothing for loads that have already begun. */
export function preloadRoute(
  loads: Pick<RemoteLoads, 'beginPage' | 'beginMessages'>,
  match: RemoteRouteMatch<RemoteOutline> | undefined,
  locale?: Locale,
): void {
  if (!match) return;
  loads.beginPage(match.release, match.route.page);
  if (locale) loads.beginMessages(match.release, locale);
}
