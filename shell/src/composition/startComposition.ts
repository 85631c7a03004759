import type { CompositionOutline, Remote, RemoteOutline } from '@komawari/shared-state';
import { createAssetGuard } from './assets/assetGuard';
import { guardWorkers } from './assets/guardWorkers';
import { guardTags } from './assets/tagAddress';
import { catchLateErrors } from './catchLateErrors';
import { federatedRemotes } from './federatedRemotes';
import { createRemoteLoads, type RemoteLoads } from './loading/remoteLoads';
import { preloadRoute } from './preloadRoute';
import { type PageData, readComposition } from './readComposition';
import { remoteRouteAt } from './remoteRouteAt';
import { wholeComposition } from './wholeComposition';

/** Before an automatic retry of the remote with this name. Resolves to whether the page is loaded again instead. */
type UpdateBeforeRetry = (composition: CompositionOutline, name: string) => Promise<boolean>;

/** Reads the composition from the page and makes its remotes loadable. Called once, before anything loads lazily. */
export function startComposition(page: Window, updateBeforeRetry: UpdateBeforeRetry): PageData & { loads: RemoteLoads } {
  const { composition, config } = readComposition(page.document);
  const address = page.location.origin;
  const guard = createAssetGuard(composition, address);
  guardTags(guard);
  guardWorkers(globalThis, guard.workerAddress);
  catchLateErrors(composition, page);
  const remotes = federatedRemotes(composition.remotes, address);
  const loads = createRemoteLoads({ ...remotes, load: listedFirst }, guard.renew, {
    updateBeforeRetry: (name) => updateBeforeRetry(composition, name),
  });
  // Begins to load the first page before React renders anything. Its files are already preloaded.
  preloadRoute(loads, remoteRouteAt(composition, page.location.pathname));
  return { composition, config, loads };

  /** If the page came without the hashes of this remote, adds them to the list before it requests any of its files. */
  async function listedFirst(release: RemoteOutline): Promise<Remote> {
    if (Object.keys(release.integrity).length === 0) guard.list(await wholeComposition(composition));
    return remotes.load(release);
  }
}
