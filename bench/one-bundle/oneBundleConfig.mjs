/**
 * The site's own source as one bundle without federation (variant M of `npm run bench -- site`): the builds of the shell as they
 * are, in which remotes stand in a table and are loaded as any part of a page is. Nothing of it is published to readers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { federationNameOf, shortNameOf } from '../../tooling/packages.mjs';
import { rulesFor } from '../../tooling/webpack/rules.mjs';
import { shellConfig } from '../../tooling/webpack.mjs';
import { PageFilesPlugin } from './PageFilesPlugin.mjs';

/**
 * @param shell the folder of the shell's package
 * @param remotes those of the remotes that come with it
 * @param out where the build goes
 */
export function oneBundleConfig({ shell, remotes, out }) {
  const sources = writeSources({ shell, remotes, out });
  return shellConfig(shell).map((config) => {
    const isServer = config.name === 'server';
    const isOfSite = isServer || config.name === 'host';
    const { path } = config.output;
    const bundled = {
      ...config,
      output: { ...config.output, path: path.replace(shell, out) },
      // It is none in the first build after a clone (tooling/webpack/buildCache.mjs).
      cache: config.cache && { ...config.cache, name: `one-bundle-${config.name}` },
    };
    if (!isOfSite) return bundled;
    return {
      ...bundled,
      module: { ...config.module, rules: rulesOf({ shell, remotes, isServer }) },
      plugins: [
        ...config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
        new webpack.NormalModuleReplacementPlugin(
          isServer ? /\/createServerLoads$/ : /\/federatedRemotes$/,
          sources[config.name],
        ),
        ...(isServer ? [] : [new PageFilesPlugin(remotes.map(federationNameOf), join(out, 'pages.json'))]),
      ],
    };
  });
}

/** Each package's files are built as in its own build; what they share is built as the shell's. */
function rulesOf({ shell, remotes, isServer }) {
  const ofRemotes = remotes.map((dir) => ({
    include: join(dir, 'src'),
    rules: [
      ...rulesFor(dir, federationNameOf(dir), { isServer }),
      { test: /\.ts$/, loader: join(import.meta.dirname, 'ownMessages.mjs'), options: { prefix: federationNameOf(dir) } },
    ],
  }));
  return [{ oneOf: [...ofRemotes, { rules: rulesFor(shell, shortNameOf(shell), { isServer }) }] }];
}

/** Where the site asks for remotes, in the browser and on the server: they are there. */
function writeSources({ shell, remotes, out }) {
  const names = remotes.map(federationNameOf);
  const imports = remotes.map(
    (dir, at) => `import { remote as ${names[at]} } from ${JSON.stringify(join(dir, 'src/remote.ts'))};`,
  );
  const table = `const remotes = { ${names.join(', ')} };`;
  const serverLoads = JSON.stringify(join(shell, 'src/server-rendering/createServerLoads.ts'));
  const browser = [
    ...imports,
    table,
    'export const federatedRemotes = () => ({ load: async ({ name }) => remotes[name], restart() {} });',
  ];
  const server = [
    ...imports,
    `import { createServerLoads as create } from ${serverLoads};`,
    table,
    'export const createServerLoads = () => create(async (name) => remotes[name]);',
  ];
  mkdirSync(out, { recursive: true });
  const write = (name, lines) => {
    const file = join(out, `${name}.mjs`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  return { host: write('browser', browser), server: write('server', server) };
}
