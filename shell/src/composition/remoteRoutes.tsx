import type { Chrome, CompositionOutline, RouteObject } from '@komawari/shared-state';
import { withOwnIntl } from '../localization/withOwnIntl';
import { type FrameParts, RemoteFrame } from './RemoteFrame';

/**
 * The URLs of this composition's remotes that ask for this chrome. The table is built once, at the start. The shell gives each
 * chrome its layout route.
 */
export function remoteRoutes({ remotes }: CompositionOutline, chrome: Chrome, parts: FrameParts): RouteObject[] {
  return remotes.flatMap((release) =>
    release.routes
      .filter((route) => route.chrome === chrome)
      .map(
        ({ path, page }): RouteObject => ({
          path,
          id: `${release.name}/${page}`,
          // The key makes two pages at the same position in the tree two separate frames.
          element: withOwnIntl(<RemoteFrame parts={parts} release={release} page={page} />, `${release.name}/${page}`),
        }),
      ),
  );
}
