/** What a release says of itself that no page needs (ReleaseRecord in shared-state/src/contract): who looks at it has it all there. */
import { execFileSync } from 'node:child_process';
import { sharedRuntime } from './federation.mjs';
import { sharedModules } from './sharedModules.mjs';

/** The record of a package's build, made now. */
export function releaseRecord(dir, sizes) {
  return {
    sizes,
    shares: { ...sharedRanges(dir), ...sharedRuntime() },
    built: { at: new Date().toISOString(), ...commitOf(dir) },
  };
}

/** Which versions of a shared module a package gets along with, and which it was built beside. */
export function sharedRanges(dir) {
  const modules = Object.entries(sharedModules(dir, {}));
  return Object.fromEntries(modules.map(([name, { version, requiredVersion }]) => [name, { version, range: requiredVersion }]));
}

/** The commit that a folder is at, whether it holds more than that, and who works there; nothing where there is no git. */
export function commitOf(dir) {
  try {
    const git = (...args) =>
      execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const by = git('config', '--default', '', 'user.name');
    return { commit: git('rev-parse', 'HEAD'), isCommitted: git('status', '--porcelain') === '', ...(by && { by }) };
  } catch {
    return {};
  }
}
