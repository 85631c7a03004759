/** Finds out whether building a package again would produce the same files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion, ownPackagesOf, packageIn, projectOf, shortNameOf, TOOLING } from './packages.mjs';

/** The tools that every build depends on, besides the sources. */
const TOOLS = ['tsconfig.base.json', 'webpack.mjs', 'webpack', 'federation-runtime', 'types'];

/** The same for the server. */
const PROGRAM_TOOLS = ['tsconfig.base.json', 'program', 'webpack/tsconfig.build.json'];

/** Hash of everything that a package's build depends on: its sources, those of our packages, the tools, and the lock file. */
export function fingerprintOf(dir) {
  const hash = createHash('sha256');
  for (const [name, file] of inputsOf(dir)) hash.update(`${name}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The name under which a build is released, for example `0.1.0-3f2a9c1b`. */
export function versionOf(dir) {
  return `${packageIn(dir).version}-${fingerprintOf(dir).slice(0, 8)}`;
}

/** Whether the newest build of a package was made from its current sources. */
export function isUpToDate(dir) {
  const current = currentVersion(dir);
  return current !== undefined && existsSync(join(dir, 'dist', current)) && current === versionOf(dir);
}

/** Each input file with a name that does not depend on where the packages are. */
function inputsOf(dir) {
  const lock = join(projectOf(dir), 'package-lock.json');
  const isProgram = existsSync(join(dir, 'migrations'));
  return [
    ...(existsSync(lock) ? [['package-lock.json', lock]] : []),
    ...named('tooling', TOOLING, isProgram ? PROGRAM_TOOLS : TOOLS),
    ...named(shortNameOf(dir), dir, ['package.json', 'src', 'webpack.config.mjs', ...(isProgram ? ['migrations', 'brand'] : [])]),
    ...[...ownPackagesOf(dir)].flatMap(([name, folder]) => named(name, folder, ['package.json', 'src'])),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
}

function named(name, dir, paths) {
  return sourcesIn(dir, paths).map((path) => [`${name}/${path}`, join(dir, path)]);
}

/** The sorted source files at and below these paths of a folder. Only files that affect the build count. */
export function sourcesIn(dir, paths) {
  return paths
    .flatMap((path) => filesAt(dir, path))
    .filter(isBuilt)
    .sort();
}

/** Paths with forward slashes, so that the same sources have the same fingerprint on every system. */
function filesAt(dir, path) {
  let entries;
  try {
    entries = readdirSync(join(dir, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries.flatMap((entry) => (entry.isDirectory() ? filesAt(dir, `${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

function isBuilt(path) {
  return !/\.test\.\w+$|\.md$|\/\.[^/]*$/.test(path);
}
