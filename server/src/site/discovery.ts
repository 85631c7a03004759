import type { SiteComposition } from '@komawari/shared-state/contract';

/** The composition as other tools read it: AWS frontend-discovery, v1. */
export function frontendDiscovery({ shell, remotes }: SiteComposition) {
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries([
      // A shell without a script would not have been published.
      ['shell', [discovered(shell, shell.js.at(-1)!, {})]],
      ...remotes.map((remote) => [
        remote.name,
        [discovered(remote, remote.entry, { contract: remote.contract, routes: remote.routes })],
      ]),
    ]),
  };
}

function discovered(release: SiteComposition['shell'] | SiteComposition['remotes'][number], entry: string, extras: object) {
  return {
    url: release.baseUrl + entry,
    metadata: { integrity: release.integrity[entry] ?? '', version: release.version },
    deployment: { traffic: 100, default: true },
    extras,
  };
}
