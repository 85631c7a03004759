import type { RemoteRelease } from '@komawari/shared-state';
import { loadExposed, type ShareScope } from '@komawari/shared-state/federation';
import { freshAddress } from '../assets/freshAddress';
import type { RemoteSource } from '../loading/RemoteLoader';

/** Remotes by module federation: what to load is learned from the composition, nothing from the build. */
export function federatedRemotes(pageAddress: string, scope: ShareScope): RemoteSource {
  const restarted = new Map<string, string>();
  const entryOf = ({ baseUrl, entry }: RemoteRelease) => new URL(entry, new URL(baseUrl, pageAddress)).href;
  return {
    load: (release) => loadExposed(release.name, restarted.get(release.name) ?? entryOf(release), scope),
    restart(release, attempt) {
      restarted.set(release.name, freshAddress(entryOf(release), attempt));
    },
  };
}
