import { join, sep } from 'node:path';
import { installedPackage } from '../packages.mjs';

/** The page has one of each, and the shell provides it. */
const ONLY_IN_SHELL = [
  ['react', 'it is shared by the shell: check the dependencies in package.json'],
  ['react-dom', 'what needs it belongs in the shell, or is re-exported by @komawari/shared-state'],
  ['react-intl', 'it is shared by the shell: check the dependencies in package.json'],
  ['react-router', 'import from @komawari/shared-state'],
  ['react-router-dom', 'import from @komawari/shared-state'],
  ['react-redux', 'import from @komawari/shared-state'],
  ['redux', 'import from @komawari/shared-state'],
  ['@reduxjs/toolkit', 'import from @komawari/shared-state'],
  ['protobufjs', 'import from @komawari/shared-proto'],
];

/** Packages of ours that the page has only once, and the folder of each that is data and may be part of a remote. */
const OURS_IN_SHELL = [
  ['@komawari/shared-state', 'contract', 'name it among the dependencies in package.json: the shell shares it'],
  ['@komawari/shared-proto', undefined, 'name it among the dependencies in package.json: the shell shares it'],
];

/** Stops the build of a remote that would bring a second copy of what must exist only once. */
export class SingletonPlugin {
  #dir;

  constructor(dir) {
    this.#dir = dir;
  }

  apply(compiler) {
    const ours = OURS_IN_SHELL.flatMap(([name, ...rest]) => sourcesOf(name, this.#dir).map((place) => [place, name, ...rest]));
    compiler.hooks.thisCompilation.tap('SingletonPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingletonPlugin', (modules) => {
        const found = [...modules].map((module) => [secondCopyIn(module.resource, ours), module]).filter(([copy]) => copy);
        const messages = new Set(found.map(([copy, module]) => messageOf(copy, importerOf(module, compilation))));
        for (const message of messages) compilation.errors.push(new compiler.webpack.WebpackError(message));
      });
    });
  }
}

/** Where the code of a package of ours is, if a remote can reach it at all. */
function sourcesOf(name, dir) {
  try {
    return [join(installedPackage(name, dir), 'src') + sep];
  } catch {
    return [];
  }
}

function secondCopyIn(resource, ours) {
  if (!resource) return undefined;
  for (const [place, name, data, advice] of ours) {
    if (resource.startsWith(place) && !(data && resource.startsWith(join(place, data)))) return [name, advice];
  }
  return ONLY_IN_SHELL.find(([name]) => resource.includes(`${sep}node_modules${sep}${name.replace('/', sep)}${sep}`));
}

/** The file of ours that imported a module, directly or through a library. */
function importerOf(module, compilation) {
  let issuer = compilation.moduleGraph.getIssuer(module);
  while (issuer?.resource?.includes(`${sep}node_modules${sep}`)) issuer = compilation.moduleGraph.getIssuer(issuer);
  return issuer?.resource ?? 'an unknown module';
}

function messageOf([name, advice], asker) {
  return `A second copy of ${name} would come with this remote, because of ${asker}: ${advice}.`;
}
