/**
 * What a package uses of the modules that exist once on the page, and what the shell provides, name by name. The gate compares
 * the two before readers get them together (ReleaseRecord in shared-state/src/contract).
 */
import { relative, sep } from 'node:path';

/** The names that a package's own files use of each shared module, each with one file that uses it. */
export function sharedUse(compilation, dir, shared) {
  const uses = Object.fromEntries(shared.map((request) => [request, new Map()]));
  for (const module of compilation.modules) {
    const file = ownFile(module, dir);
    if (!file) continue;
    for (const { request, ids } of module.dependencies) {
      const [name] = ids ?? [];
      if (name === undefined || !Object.hasOwn(uses, request)) continue;
      const known = uses[request].get(name);
      // The first file in name order, whatever the order in which webpack found them.
      if (known === undefined || file < known) uses[request].set(name, file);
    }
  }
  const sorted = (names) => Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
  return Object.fromEntries(Object.entries(uses).map(([request, names]) => [request, sorted(names)]));
}

/** The names of each shared module that a shell provides. A module whose names are unknown (CommonJS) is left out. */
export function sharedNames(compilation, shared) {
  const found = {};
  for (const module of compilation.modules) {
    if (!shared.includes(module.rawRequest)) continue;
    const names = compilation.moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) found[module.rawRequest] = [...names].sort();
  }
  return found;
}

/** The path of a module's source in the package; undefined if it is not a file of the package. */
function ownFile({ resource }, dir) {
  const file = resource && relative(dir, resource);
  return file && !file.startsWith('..') && !file.includes('node_modules') ? file.split(sep).join('/') : undefined;
}
