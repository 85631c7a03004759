import { satisfies, valid } from 'semver';
import { isShell, type ReadRelease } from '../releases/releaseDocument';
import { nameOf, type Site } from './GateReport';

/**
 * The shell provides the modules that exist only once on a page, and every remote must work with its copy. Without this check, a
 * remote that was built for another React version would go live, and its readers would see errors that name neither package.
 */
export function sharedProblems(site: Site): string[] {
  const shell = site.find(({ release }) => isShell(release));
  if (!shell) return [];
  return site.filter(({ release }) => !isShell(release)).flatMap((remote) => unmetShares(shell, remote));
}

function unmetShares(shell: ReadRelease, remote: ReadRelease): string[] {
  return Object.entries(remote.record.shares).flatMap(([module, { range }]) => {
    const provided = shell.record.shares[module]?.version;
    const wants = `${nameOf(remote.release)} needs ${module} ${range}`;
    if (provided === undefined)
      return [`${wants}, and ${nameOf(shell.release)} shares no ${module}. Bundle it into the remote, or ask the shell's team.`];
    // A prerelease of a version in the range is accepted: the shell's team is testing it.
    const isMet = valid(provided) !== null && satisfies(provided, range, { includePrerelease: true });
    return isMet
      ? []
      : [
          `${wants}, and ${nameOf(shell.release)} brings ${provided}. Build the remote against ${provided}, or wait for the shell to move.`,
        ];
  });
}
