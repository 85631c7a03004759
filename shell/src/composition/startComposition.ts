import { type Composition, matchPath } from '@komawari/shared-state';
import { createAssetGuard } from './assets/assetGuard';
import { catchLateFailures } from './catchLateFailures';
import { federatedRemotes } from './federation/federatedRemotes';
import { createRemoteLoads, type RemoteLoads } from './loading/remoteLoads';
import { type PageData, readComposition } from './readComposition';

/** Reads the composition from the page and makes its remotes loadable. Called once, before anything is loaded lazily. */
export function startComposition(page: Window): PageData & { loads: RemoteLoads } {
  const { composition, config } = readComposition(page.document);
  const address = page.location.origin;
  const guard = createAssetGuard(composition, address);
  globalThis.__KOMAWARI_ASSETS__ = guard;
  catchLateFailures(composition, page);
  const loads = createRemoteLoads(federatedRemotes(composition.remotes, address), guard.renew);
  beginFirstPage(composition, loads, page.location.pathname);
  return { composition, config, loads };
}

/** The first page is on its way before React has drawn anything: its files are preloaded already. */
function beginFirstPage({ remotes }: Composition, loads: RemoteLoads, pathname: string): void {
  for (const release of remotes) {
    const route = release.routes.find(({ path }) => matchPath(path, pathname));
    if (route) loads.beginPage(release, route.page);
  }
}
