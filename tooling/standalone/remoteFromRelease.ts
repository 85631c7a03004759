import { CONTRACT_VERSION, type Remote, type RemoteRelease } from '@komawari/shared-state';
import { loadRemote as loadFederated, registerRemotes } from '@module-federation/enhanced/runtime';
import type { StandaloneRemote } from './StandaloneRemote';

/** The built remote: its own container, which gets shared modules from the frame, as it would from the shell. */
export async function loadRemote(): Promise<StandaloneRemote> {
  // The development server writes it from a release that was built with the same types.
  const release = (await (await fetch('/-/release.json')).json()) as RemoteRelease;
  const { name, version, contract, baseUrl, entry, routes } = release;
  if (contract !== CONTRACT_VERSION)
    throw new Error(`${name} ${version} was built for contract ${contract}; a site of today composes ${CONTRACT_VERSION}.`);
  registerRemotes([{ name, entry: new URL(entry, new URL(baseUrl, window.location.origin)).href }]);
  const face = await loadFederated<{ remote: Remote }>(`${name}/remote`);
  if (!face) throw new Error(`${name} ${version} exposes no remote.`);
  return { remote: face.remote, routes, version };
}
