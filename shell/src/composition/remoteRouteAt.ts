import { matchPath, type RemoteOutline } from '@komawari/shared-state';

/** A page of a remote, and the parameters in its path. */
export interface RemoteRouteMatch<Release extends Pick<RemoteOutline, 'routes'>> {
  release: Release;
  route: Release['routes'][number];
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds the remote that owns the page at this path. Other pages are the shell's. Compiles a pattern per checked route. */
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
