import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { cacheOf, federationNameOf, shortNameOf } from '../packages.mjs';
import { FEDERATION_RUNTIME, federationPlugins, hostFederation, remoteFederation } from '../webpack/federation.mjs';
import { OneInstancePlugin } from '../webpack/OneInstancePlugin.mjs';
import { LOCALES } from '../webpack/releaseFiles.mjs';
import { baseConfig, CHUNK_DEADLINE_MS } from '../webpack.mjs';

const { resolve } = createRequire(import.meta.url);

/** How the connection is made: to where the page came from; what is wrong in a source is shown over the page. */
const CONNECTION = new URLSearchParams({
  protocol: 'ws:',
  hostname: '0.0.0.0',
  port: '0',
  pathname: '/ws',
  hot: 'true',
  'live-reload': 'true',
  reconnect: '10',
  logging: 'error',
  overlay: JSON.stringify({ errors: true, warnings: false, runtimeErrors: false }),
});

/** What a page begins with whose components are exchanged in place: what has to be there before React, and the connection. */
export const HOT_ENTRIES = [
  join(import.meta.dirname, 'browser/startRefresh.mjs'),
  `${resolve('webpack-dev-server/client/index.js')}?${CONNECTION}`,
];

/** Everything below it comes from sources, and from nobody's deployment. */
export const SOURCE_PATH = '/-/source/';

/** Where a package is served while it is worked on. */
export function sourceAddress(dir) {
  return `${SOURCE_PATH}${shortNameOf(dir)}/`;
}

/** What a release from source says of its files. */
export function sourcePlace(dir) {
  return { baseUrl: sourceAddress(dir), locales: LOCALES };
}

/** A remote as it is served while it is worked on: the same container, without names that change, hashes or a release. */
export function remoteFromSource(dir) {
  return fromSource(dir, {
    entry: {},
    federation: { ...remoteFederation(dir), filename: 'remoteEntry.js' },
    plugins: [new OneInstancePlugin(dir)],
  });
}

/** The same beside a shell that exchanges components in place. */
export function hotRemote(dir) {
  const config = hot(dir, remoteFromSource(dir));
  // The shell's connection tells of what was built; the container has no entry of its own to hear it in.
  const relay = new webpack.EntryPlugin(dir, join(import.meta.dirname, 'browser/relayUpdates.mjs'), { name: undefined });
  return { ...config, plugins: [...config.plugins, relay] };
}

/** The shell from source, with the one connection to the development server that the page has. */
export function hotShell(dir) {
  const config = fromSource(dir, {
    entry: { shell: [...HOT_ENTRIES, join(dir, 'src/main.ts')] },
    federation: hostFederation(dir),
  });
  return hot(dir, config);
}

/** Has each component registered, so that a changed one takes the place of the old with its state. */
export function hot(dir, config) {
  const refresh = {
    test: /\.tsx?$/,
    // The runtime of federation runs before everything else, and has no components.
    exclude: FEDERATION_RUNTIME,
    enforce: 'post',
    loader: join(import.meta.dirname, 'refreshLoader.mjs'),
    options: { container: shortNameOf(dir) },
  };
  const cache = { ...config.cache, name: `${shortNameOf(dir)}-hot` };
  return { ...config, cache, module: { ...config.module, rules: [...config.module.rules, refresh] } };
}

function fromSource(dir, { entry, federation, plugins = [] }) {
  const name = federationNameOf(dir);
  return {
    ...baseConfig(dir, name),
    name,
    mode: 'development',
    // No eval: the page runs under the site's own rules.
    devtool: 'cheap-module-source-map',
    entry,
    output: {
      // Nothing is written there; compilers that run together need places of their own.
      path: join(dir, 'dist/source'),
      publicPath: sourceAddress(dir),
      uniqueName: name,
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
    },
    // What does not compile is shown, and is no step of which the next one would be a change.
    optimization: { emitOnErrors: false },
    cache: { type: 'filesystem', cacheDirectory: cacheOf(dir, 'dev', shortNameOf(dir)), version: webpack.version },
    plugins: [...federationPlugins({ name, ...federation }), new MiniCssExtractPlugin({ ignoreOrder: true }), ...plugins],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
