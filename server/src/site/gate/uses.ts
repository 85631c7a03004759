import { isShell, type ReadRelease } from '../releases/releaseDocument';
import { nameOf, type Site } from './GateReport';

/**
 * Every export that a remote uses from a shared module must exist in the shell's copy. The module's version does not tell whether
 * its team removed an export. A release from before builds recorded this is not checked.
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
    // The `shared` check reports modules that the shell does not share. If a module has no list of exports, nothing is known
    // about it.
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
