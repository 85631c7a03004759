/** Tells whether a package would be built into the same files again. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf, ROOT, workspaceDependencies } from './workspace.mjs';

/** What every build depends on, besides the sources. */
const COMMON_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'tooling/webpack.mjs', 'tooling/webpack', 'tooling/types'];

/** Hash of everything that goes into the build of one package: its sources, those of its own packages, and the tools. */
export function fingerprintOf(folder) {
  const hash = createHash('sha256');
  for (const path of inputsOf(folder)) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

/** The name under which a build is released, for example `0.1.0-3f2a9c1b`. */
export function versionOf(folder) {
  return `${packageOf(folder).version}-${fingerprintOf(folder).slice(0, 8)}`;
}

function inputsOf(folder) {
  const packages = [folder, ...workspaceDependencies(folder)];
  const sources = packages.flatMap((name) => [`${name}/package.json`, `${name}/src`]);
  return sourcesOf([...COMMON_INPUTS, `${folder}/webpack.config.mjs`, ...sources]);
}

/** The files at and below these paths that end up in what is made of them, sorted. */
export function sourcesOf(paths) {
  return paths.flatMap(filesAt).filter(isBuilt).sort();
}

/** Paths with forward slashes, so that the same sources have the same fingerprint everywhere. */
function filesAt(path) {
  let entries;
  try {
    entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries.flatMap((entry) => (entry.isDirectory() ? filesAt(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

function isBuilt(path) {
  return !/\.test\.\w+$|\.md$|\/\.[^/]*$/.test(path);
}
