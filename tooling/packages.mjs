/**
 * Locates packages and reads what they declare, in this repository and also in the node_modules of a remote in its own folder.
 * Nothing here knows the repository, or a list of anybody's remotes.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SCOPE = '@komawari/';

/** This package. */
export const TOOLING = realpathSync(import.meta.dirname);

/** The package.json in a folder. */
export function packageIn(dir) {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
}

/** The name of a package without its scope: `mf-comments`. */
export function shortNameOf(dir) {
  return packageIn(dir).name.replace(/^@[^/]+\//, '');
}

/** The name under which the page knows a remote: `mf_comments`. */
export function federationNameOf(dir) {
  return shortNameOf(dir).replaceAll('-', '_');
}

/** The version of the newest build; undefined if there is none. */
export function currentVersion(dir) {
  try {
    return JSON.parse(readFileSync(join(dir, 'dist/current.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/** The folder of a package that another package in `dir` imports by name, resolved as Node does. */
export function installedPackage(name, dir) {
  for (let folder = realpathSync(dir); ; folder = dirname(folder)) {
    const installed = join(folder, 'node_modules', name);
    if (existsSync(join(installed, 'package.json'))) return realpathSync(installed);
    if (folder === dirname(folder)) throw new Error(`${name} is not installed for ${dir}. Run npm install there.`);
  }
}

/** The folders, by name, of all packages of ours that a package is built from, without itself. */
export function ownPackagesOf(dir, found = new Map()) {
  for (const name of Object.keys(packageIn(dir).dependencies ?? {}).sort()) {
    if (!name.startsWith(SCOPE) || found.has(name)) continue;
    const folder = installedPackage(name, dir);
    found.set(name, folder);
    ownPackagesOf(folder, found);
  }
  return found;
}

/** The folder that npm treats as the project of a package: the one with the lock file, or the package itself. */
export function projectOf(dir) {
  for (let folder = realpathSync(dir); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
  }
  return realpathSync(dir);
}

/** Where tools keep files that they can create again. */
export function cacheOf(dir, ...names) {
  return join(projectOf(dir), '.cache', ...names);
}
