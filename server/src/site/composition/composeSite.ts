import type { RemoteRelease, ShellRelease, SiteComposition } from '@komawari/shared-state/contract';

/** Combines a shell and remotes into a site. `id` is the composition's ID in the record. */
export function composeSite(id: string, shell: ShellRelease, remotes: readonly RemoteRelease[]): SiteComposition {
  return { id, shell, remotes: remotes.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}
