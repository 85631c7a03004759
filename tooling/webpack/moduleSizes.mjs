/** What each script of a build contains, and which import brought it in. This explains why a page grew. */
import { relative, sep } from 'node:path';

/** Smaller modules explain no growth that matters. */
const MIN_BYTES = 2048;

const MAX_LISTED = 12;

const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** By script: its largest packages and files, in bytes of source, each with the file that imports it. */
export function moduleSizes(compilation, dir) {
  const sizes = {};
  for (const chunk of compilation.chunks) {
    const parts = partsOf(compilation, chunk, dir);
    for (const file of chunk.files) if (file.endsWith('.js') && parts.length > 0) sizes[file] = parts;
  }
  return sizes;
}

function partsOf({ chunkGraph, moduleGraph }, chunk, dir) {
  const parts = new Map();
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => module.modules ?? [module]);
  for (const module of modules) {
    const name = nameOf(module, dir);
    if (!name) continue;
    const part = parts.get(name) ?? { name, bytes: 0, importedBy: importerOf(module, name, moduleGraph, dir) };
    part.bytes += module.size();
    parts.set(name, part);
  }
  return [...parts.values()]
    .filter(({ bytes }) => bytes >= MIN_BYTES)
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_LISTED);
}

/** The name of a package, or the path of the package's own file. */
function nameOf({ resource }, dir) {
  if (!resource) return undefined;
  return PACKAGE.exec(resource)?.[1]?.replaceAll('\\', '/') ?? relative(dir, resource).split(sep).join('/').replace(/\?.*$/, '');
}

/** The nearest importing file, on the way from the entry, that is not in the same package. */
function importerOf(module, name, moduleGraph, dir) {
  let issuer = moduleGraph.getIssuer(module);
  while (issuer && (nameOf(issuer, dir) ?? name) === name) issuer = moduleGraph.getIssuer(issuer);
  return (issuer && nameOf(issuer, dir)) ?? '';
}
