import { type Composition, matchPath } from '@komawari/shared-state';
import type { RemoteLoads } from './loading/remoteLoads';

/** Begins to load the page of a path, if a remote has one. Beginning what has begun does nothing. */
export function preloadRoute({ remotes }: Composition, loads: Pick<RemoteLoads, 'beginPage'>, pathname: string): void {
  for (const release of remotes) {
    const route = release.routes.find(({ path }) => matchPath(path, pathname));
    if (route) loads.beginPage(release, route.page);
  }
}
