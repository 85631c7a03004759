import type { RemoteRelease, ShellRelease, SiteComposition } from '@komawari/shared-state/contract';

/** Puts a shell and remotes together to a site. Its id is that under which it stands in the record. */
export function composeSite(id: string, shell: ShellRelease, remotes: readonly RemoteRelease[]): SiteComposition {
  return { id, shell, remotes: remotes.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}
