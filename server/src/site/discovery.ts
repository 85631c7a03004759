import type { RemoteRelease, ShellRelease, SiteComposition } from '@komawari/shared-state/contract';
import type { LiveSite } from './composition/compositionSource';
import { ALL_READERS } from './deployments/Deployment';

const MANIFEST = 'mf-manifest.json';

/** A release, and the share of readers who get it. */
interface Share {
  release: ShellRelease | RemoteRelease;
  /** In percent. */
  traffic: number;
  isDefault: boolean;
}

/** What is live in a format for other tools, with the share of readers for each version: AWS frontend-discovery, v1. */
export function frontendDiscovery({ base, canary }: LiveSite) {
  const percent = ((canary?.weight ?? 0) / ALL_READERS) * 100;
  const shares = new Map<string, Share[]>();
  const add = (composition: SiteComposition, traffic: number, isDefault: boolean) => {
    for (const release of [composition.shell, ...composition.remotes]) {
      const known = shares.get(release.name) ?? [];
      const same = known.find((share) => share.release.version === release.version);
      if (same) same.traffic += traffic;
      else known.push({ release, traffic, isDefault });
      shares.set(release.name, known);
    }
  };
  add(base, 100 - percent, true);
  if (canary) add(canary.composition, percent, false);
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries([...shares].map(([name, list]) => [name, list.map(discovered)])),
  };
}

function discovered({ release, traffic, isDefault }: Share) {
  const { baseUrl, contract, version, integrity, routes } = release;
  const entry = 'entry' in release ? release.entry : (release.js.at(-1) ?? '');
  return {
    url: baseUrl + entry,
    metadata: { integrity: integrity[entry] ?? '', version },
    deployment: { traffic, default: isDefault },
    extras: { contract, routes, ...(MANIFEST in integrity && { manifest: baseUrl + MANIFEST }) },
  };
}
