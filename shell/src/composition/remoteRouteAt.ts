import { matchPath, type RemoteOutline } from '@komawari/shared-state';

/** A page of a remote's, and what the path says about it. */
export interface RemoteRouteMatch<Release extends Pick<RemoteOutline, 'routes'>> {
  release: Release;
  route: Release['routes'][number];
  params: Readonly<Record<string, string | undefined>>;
}

/** Which remote has a page at this path. Without one the page is the shell's own. Compiles a pattern for each route that it looks at. */
export function remoteRouteAt<Release extends Pick<RemoteOutline, 'routes'>>(
  { remotes }: { remotes: readonly Release[] },
  pathname: string,
): RemoteRouteMatch<Release> | undefined {
  for (const release of remotes) {
    for (const route of release.routes) {
      const match = matchPath(route.path, pathname);
      if (match) return { release, route, params: match.params };
    }
  }
  return undefined;
}
