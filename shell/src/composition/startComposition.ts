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
  return { composition, config, loads };
}
