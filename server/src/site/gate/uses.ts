import { isShell, type ReadRelease } from '../releases/releaseDocument';
import { nameOf, type Site } from './GateReport';

/**
 * What remotes use of the modules that the shell brings has to be there, name by name: a module's version alone says nothing of
 * a name that its team took out. A release that was built before builds wrote this down is not asked.
 */
export function useProblems(site: Site): string[] {
  const shell = site.find(({ release }) => isShell(release));
  if (!shell?.record.provides) return [];
  return site.filter(({ release }) => !isShell(release)).flatMap((remote) => missingNames(remote, shell));
}

function missingNames(remote: ReadRelease, shell: ReadRelease): string[] {
  const { uses = {}, shares } = remote.record;
  return Object.entries(uses).flatMap(([module, names]) => {
    const provided = shell.record.provides?.[module];
    // What the shell does not share at all is told by its version (`shared`); of what tells no names, nothing is known.
    if (!provided) return [];
    const known = new Set([...provided, 'default']);
    const built = shares[module]?.version;
    return Object.entries(names)
      .filter(([name]) => !known.has(name))
      .map(
        ([name, file]) =>
          `${nameOf(remote.release)}, ${file}: uses ${name} of ${module}${built ? ` (built beside ${built})` : ''}, and ` +
          `${nameOf(shell.release)} brings ${module} ${shell.record.shares[module]?.version ?? ''} without it. ` +
          `Build the remote against what is live, or bring ${name} back in the shell.`,
      );
  });
}
