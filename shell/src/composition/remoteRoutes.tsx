import type { Chrome, CompositionOutline, RouteObject } from '@komawari/shared-state';
import { keptIntl } from '../localization/keptIntl';
import { type FrameParts, RemoteFrame } from './RemoteFrame';

/**
 * The URLs that the remotes of this composition own and that want this chrome around them.
 * The table is made once, at the start; the shell gives each chrome its layout route.
 */
export function remoteRoutes({ remotes }: CompositionOutline, chrome: Chrome, parts: FrameParts): RouteObject[] {
  return remotes.flatMap((release) =>
    release.routes
      .filter((route) => route.chrome === chrome)
      .map(
        ({ path, page }): RouteObject => ({
          path,
          id: `${release.name}/${page}`,
          // The key: two pages at the same place in the tree are two frames.
          element: keptIntl(<RemoteFrame parts={parts} release={release} page={page} />, `${release.name}/${page}`),
        }),
      ),
  );
}
