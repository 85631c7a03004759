import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CliError } from './CliError.mjs';

/** Reads the newest build of a package: its `release.json`, and its files by their hash. */
export function readBuild(folder) {
  const dist = join(folder, 'dist');
  const version = readJson(join(dist, 'current.json'), folder)?.version;
  const document = version && readJson(join(dist, version, 'release.json'), folder);
  if (!document) throw new CliError(`There is no build in ${dist}. ${buildAnew(folder)}`);
  const files = Object.entries({ ...document.integrity, ...document.webview?.integrity });
  const absent = files.find(([file]) => !existsSync(join(dist, version, file)));
  if (absent)
    throw new CliError(`${join(dist, version)} has no ${absent[0]}, which its release.json names. ${buildAnew(folder)}`);
  return {
    document,
    files: new Map(files.map(([file, integrity]) => [integrity, join(dist, version, file)])),
  };
}

/**
 * The folders to publish: the named ones; otherwise the current folder if it was built; otherwise all folders in it with a release.
 * The build of the server beside them is a program, without a `release.json`.
 */
export function buildFolders(named, here = process.cwd()) {
  if (named.length > 0) return named.map((folder) => resolve(here, folder));
  if (isBuilt(here)) return [here];
  const below = readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasRelease(join(here, entry.name)))
    .map(({ name }) => join(here, name));
  if (below.length === 0) throw new CliError(`There is no build in ${here}, nor in a folder of it. Build first: npm run build`);
  return below;
}

/** Reads a file for upload: its compressed copy if the build left one beside it. */
export function readFile(path) {
  const copy = `${path}.br`;
  const isBrotli = existsSync(copy);
  return { bytes: readFileSync(isBrotli ? copy : path), isBrotli };
}

function isBuilt(folder) {
  return existsSync(join(folder, 'dist/current.json'));
}

function hasRelease(folder) {
  const version = readJson(join(folder, 'dist/current.json'), folder)?.version;
  return version !== undefined && existsSync(join(folder, 'dist', version, 'release.json'));
}

function readJson(file, folder) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${error.message}. ${buildAnew(folder)}`);
  }
}

function buildAnew(folder) {
  return `Build it first: npm run build -- ${basename(resolve(folder))}`;
}
