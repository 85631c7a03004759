import { createHash } from 'node:crypto';
import type { RemoteRelease, ShellRelease, SiteComposition } from '@komawari/shared-state/contract';
import { ReleaseRefusedError } from '../releases/releaseDocument';

/**
 * Puts a shell and remotes together to a site. The composition is named by its content,
 * so that the same releases are the same composition on every server.
 * @throws ReleaseRefusedError when two remotes claim one URL
 */
export function composeSite(shell: ShellRelease, remotes: readonly RemoteRelease[]): SiteComposition {
  refuseSharedUrls(remotes);
  const ordered = remotes.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const content = { shell, remotes: ordered };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
  return { id, ...content };
}

/** Whether these remotes can be part of one site. */
export function refuseSharedUrls(remotes: readonly RemoteRelease[]): void {
  const owners = new Map<string, { name: string; path: string }>();
  for (const { name, routes } of remotes) {
    for (const { path } of routes) {
      const owner = owners.get(urlShape(path));
      if (owner) throw new ReleaseRefusedError(clashText(owner, { name, path }));
      owners.set(urlShape(path), { name, path });
    }
  }
}

function clashText(first: { name: string; path: string }, second: { name: string; path: string }): string {
  if (first.name === second.name) return `${first.name} lists ${first.path} and ${second.path}, which are the same URL.`;
  return (
    `${first.name} (${first.path}) and ${second.name} (${second.path}) claim the same URL. ` +
    `A URL has one owner: take it out of the routes.ts of one of them and build that one again.`
  );
}

/** Two patterns that differ only in the names of their parameters match the same addresses. */
function urlShape(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase().replace(/:\w+/g, ':');
}
