/**
 * The site's own source as one bundle without federation (variant M of `npm run bench -- site`). It uses the shell's own builds,
 * with the remotes in a table, and loads them like any part of a page. Readers never get this build.
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
 * @param remotes the folders of the remotes in the bundle
 * @param out the output folder
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
      // The first build after a clone has no cache (tooling/webpack/buildCache.mjs).
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

/** Each package's files are built as in its own build. What they share is built as in the shell's. */
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

/** Writes the modules that replace the loading of remotes, in the browser and on the server: here they are part of the bundle. */
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
