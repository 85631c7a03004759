/** What the package.json files of the repository say. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageIn } from './packages.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The brand of the sample site (docs/guides/brand.md). */
export const SAMPLE_BRAND = join(ROOT, 'sample-pack/brand');

const SCOPE = '@komawari/';

/** The package.json in a folder of the repository. */
export function packageOf(folder) {
  return packageIn(join(ROOT, folder));
}

/** The folders of all packages. */
export function packageFolders() {
  return readdirSync(ROOT).filter((folder) => folder !== 'node_modules' && existsSync(join(ROOT, folder, 'package.json')));
}

/** The folders of all packages of ours that a package is built from, without itself. */
export function workspaceDependencies(folder, found = new Set()) {
  for (const name of Object.keys(packageOf(folder).dependencies ?? {})) {
    if (!name.startsWith(SCOPE)) continue;
    const dependency = name.slice(SCOPE.length);
    if (found.has(dependency)) continue;
    found.add(dependency);
    workspaceDependencies(dependency, found);
  }
  return [...found].sort();
}

/** Whether a module is the program that was started, and not imported by another one. */
export function isMain(moduleUrl) {
  return Boolean(process.argv[1]) && fileURLToPath(moduleUrl) === realpathSync(process.argv[1]);
}
