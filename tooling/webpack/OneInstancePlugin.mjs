import { sep } from 'node:path';

/** There is one of each on the page, and the shell has it. */
const ONLY_IN_SHELL = [
  ['react', 'it is shared by the shell: check the dependencies in package.json'],
  ['react-dom', 'what needs it belongs into the shell or is re-exported by @komawari/shared-state'],
  ['react-intl', 'it is shared by the shell: check the dependencies in package.json'],
  ['react-router', 'import from @komawari/shared-state'],
  ['react-router-dom', 'import from @komawari/shared-state'],
  ['react-redux', 'import from @komawari/shared-state'],
  ['redux', 'import from @komawari/shared-state'],
  ['@reduxjs/toolkit', 'import from @komawari/shared-state'],
  ['protobufjs', 'import from @komawari/shared-proto'],
];

/** Stops the build of a remote that would bring a second copy of what has to exist once. */
export class OneInstancePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OneInstancePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OneInstancePlugin', (modules) => {
        const found = [...modules].map((module) => [secondCopyIn(module.resource), module]).filter(([copy]) => copy);
        const messages = new Set(found.map(([copy, module]) => messageOf(copy, askerOf(module, compilation))));
        for (const message of messages) compilation.errors.push(new compiler.webpack.WebpackError(message));
      });
    });
  }
}

function secondCopyIn(resource) {
  if (!resource) return undefined;
  return ONLY_IN_SHELL.find(([name]) => resource.includes(`${sep}node_modules${sep}${name.replace('/', sep)}${sep}`));
}

/** The file of ours that brought a module in, itself or by way of a library. */
function askerOf(module, compilation) {
  let issuer = compilation.moduleGraph.getIssuer(module);
  while (issuer?.resource?.includes(`${sep}node_modules${sep}`)) issuer = compilation.moduleGraph.getIssuer(issuer);
  return issuer?.resource ?? 'an unknown module';
}

function messageOf([name, advice], asker) {
  return `A second copy of ${name} would come with this remote, because of ${asker}: ${advice}.`;
}
