/**
 * What a package asks of the modules that exist once on the page, and what the shell brings: name by name, so that the gate can
 * hold one to the other before their readers meet (ReleaseRecord in shared-state/src/contract).
 */
import { relative, sep } from 'node:path';

/** The names that a package's own files use of each shared module, each with one file that does. */
export function sharedUse(compilation, dir, shared) {
  const uses = Object.fromEntries(shared.map((request) => [request, new Map()]));
  for (const module of compilation.modules) {
    const file = ownFile(module, dir);
    if (!file) continue;
    for (const { request, ids } of module.dependencies) {
      const [name] = ids ?? [];
      if (name === undefined || !Object.hasOwn(uses, request)) continue;
      const known = uses[request].get(name);
      // The first by name, whatever the order in which webpack met them.
      if (known === undefined || file < known) uses[request].set(name, file);
    }
  }
  const sorted = (names) => Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
  return Object.fromEntries(Object.entries(uses).map(([request, names]) => [request, sorted(names)]));
}

/** The names of each shared module that a shell brings. A module that tells nobody its names (CommonJS) is left out. */
export function sharedNames(compilation, shared) {
  const found = {};
  for (const module of compilation.modules) {
    if (!shared.includes(module.rawRequest)) continue;
    const names = compilation.moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) found[module.rawRequest] = [...names].sort();
  }
  return found;
}

/** Where in the package a module's source is; nothing for what the package did not write. */
function ownFile({ resource }, dir) {
  const file = resource && relative(dir, resource);
  return file && !file.startsWith('..') && !file.includes('node_modules') ? file.split(sep).join('/') : undefined;
}
