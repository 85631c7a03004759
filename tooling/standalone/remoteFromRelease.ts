import { CONTRACT_VERSION, type RemoteRelease } from '@komawari/shared-state';
import { loadExposed, openShareScope } from '@komawari/shared-state/federation';
import type { StandaloneRemote } from './StandaloneRemote';

/** The remote as it was built: its own container, which gets what is shared from the frame, as it would from the shell. */
export async function loadRemote(): Promise<StandaloneRemote> {
  // The development server writes it of a release that was built with the same types.
  const release = (await (await fetch('/-/release.json')).json()) as RemoteRelease;
  const { name, version, contract, baseUrl, entry, routes } = release;
  if (contract !== CONTRACT_VERSION)
    throw new Error(`${name} ${version} was built for contract ${contract}; a site of today composes ${CONTRACT_VERSION}.`);
  const address = new URL(entry, new URL(baseUrl, window.location.origin)).href;
  return { remote: await loadExposed(name, address, openShareScope()), routes, version };
}
