import type { Remote, RemoteOutline } from '@komawari/shared-state';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { cacheBustedUrl } from './assets/cacheBustedUrl';
import type { RemoteSource } from './loading/RemoteLoader';

/** Loads remotes through module federation. What to load comes from the composition, and nothing comes from the build. */
export function federatedRemotes(releases: readonly RemoteOutline[], pageAddress: string): RemoteSource {
  const entryOf = ({ baseUrl, entry }: RemoteOutline) => new URL(entry, new URL(baseUrl, pageAddress)).href;
  registerRemotes(releases.map((release) => ({ name: release.name, entry: entryOf(release) })));
  return {
    async load({ name }) {
      const face = await loadRemote<{ remote: Remote }>(`${name}/remote`);
      if (!face) throw new Error(`${name} exposes no remote.`);
      return face.remote;
    },
    restart(release, attempt) {
      const entry = cacheBustedUrl(entryOf(release), attempt);
      // `force` drops the container and everything that the runtime remembers about the error.
      registerRemotes([{ name: release.name, entry }], { force: true });
    },
  };
}
