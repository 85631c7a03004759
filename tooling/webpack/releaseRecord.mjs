/**
 * What a release says about itself that no page needs (ReleaseRecord in shared-state/src/contract), for people who inspect it.
 */
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

/** The versions of each shared module that a package accepts, and the version that it was built with. */
export function sharedRanges(dir) {
  const modules = Object.entries(sharedModules(dir, {}));
  return Object.fromEntries(modules.map(([name, { version, requiredVersion }]) => [name, { version, range: requiredVersion }]));
}

/** The commit of a folder, whether everything is committed, and the git user name; empty if there is no git. */
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
