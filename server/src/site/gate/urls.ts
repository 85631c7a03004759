import { isServerPath } from '@komawari/shared-domain';
import { isShell, type Release } from '../releases/releaseDocument';
import { nameOf, type Site } from './GateReport';

/** Objections to routes that claim a URL of another release, or too many URLs. */
export function urlProblems(site: Site): string[] {
  const releases = site.map(({ release }) => release);
  return [...releases.flatMap(openAddresses), ...releases.flatMap(serversAddresses), ...clashes(releases)];
}

/** A page at such a URL could never be reached. */
function serversAddresses(release: Release): string[] {
  return release.routes
    .filter(({ path }) => isServerPath(path))
    .map(
      ({ path }) =>
        `${nameOf(release)} claims ${path}, and addresses below /${path.split('/')[1]} are the server's own. ` +
        `Give the page another URL in its routes.ts, and build it again.`,
    );
}

interface Claim {
  release: Release;
  path: string;
}

function clashes(releases: readonly Release[]): string[] {
  const owners = new Map<string, Claim>();
  const problems: string[] = [];
  // The shell's own URLs come first, so that the message blames the remote that claims one of them.
  for (const claim of [...releases].sort((a, b) => Number(isShell(b)) - Number(isShell(a))).flatMap(claimsOf)) {
    const owner = owners.get(shapeOf(claim.path));
    if (owner) problems.push(clashText(owner, claim));
    else owners.set(shapeOf(claim.path), claim);
  }
  return problems;
}

function claimsOf(release: Release): Claim[] {
  return release.routes.map(({ path }) => ({ release, path })).filter(({ path }) => path !== '*');
}

function clashText(first: Claim, second: Claim): string {
  const { name } = second.release;
  if (first.release.name === name) return `${name} lists ${first.path} and ${second.path}, which are the same URL.`;
  return (
    `${nameOf(first.release)} (${first.path}) and ${nameOf(second.release)} (${second.path}) claim the same URL. ` +
    `A URL has one owner: take it out of the routes.ts of one of them and build that one again.`
  );
}

/** A remote with a catch-all route would hide that a URL does not exist, and also the mistakes of later remotes. */
function openAddresses(release: Release): string[] {
  if (isShell(release)) return [];
  return release.routes
    .filter(({ path }) => /^[:*]/.test(path.replace(/^\/+/, '')))
    .map(
      ({ path }) =>
        `${nameOf(release)} claims ${path}, which matches every unknown address. Those belong to the shell, which shows that there is no such page. Begin the path with a word of your own, such as /${release.name.replace(/^mf_/, '')}/${path.replace(/^\/+/, '')}.`,
    );
}

/** Two patterns that differ only in parameter names match the same URLs. */
function shapeOf(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase().replace(/:\w+/g, ':');
}
