import type { Locale } from '@komawari/shared-domain';
import { type CompositionOutline, matchPath } from '@komawari/shared-state';
import type { RemoteLoads } from './loading/remoteLoads';

/** Begins to load the page of a path, and its words where the language is known, if a remote has one. Beginning what has begun does nothing. */
export function preloadRoute(
  { remotes }: CompositionOutline,
  loads: Pick<RemoteLoads, 'beginPage' | 'beginMessages'>,
  pathname: string,
  locale?: Locale,
): void {
  for (const release of remotes) {
    const route = release.routes.find(({ path }) => matchPath(path, pathname));
    if (!route) continue;
    loads.beginPage(release, route.page);
    if (locale) loads.beginMessages(release, locale);
  }
}
