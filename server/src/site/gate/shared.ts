import { satisfies, valid } from 'semver';
import { isShell, type ReadRelease } from '../releases/releaseDocument';
import { nameOf, type Site } from './GateReport';

/**
 * Modules that exist once on the page come from the shell; every remote has to get along with its copy. Without this check a
 * remote that was built for another React is composed all the same, and its readers get errors that name neither.
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
    // A pre-release of a version that is in the range is what the shell's team is trying out.
    const isMet = valid(provided) !== null && satisfies(provided, range, { includePrerelease: true });
    return isMet
      ? []
      : [
          `${wants}, and ${nameOf(shell.release)} brings ${provided}. Build the remote against ${provided}, or wait for the shell to move.`,
        ];
  });
}
