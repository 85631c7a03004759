import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { cacheOf, federationNameOf, shortNameOf } from '../packages.mjs';
import { FEDERATION_RUNTIME, federationPlugins, hostFederation, remoteFederation } from '../webpack/federation.mjs';
import { LOCALES } from '../webpack/releaseFiles.mjs';
import { SingletonPlugin } from '../webpack/SingletonPlugin.mjs';
import { baseConfig, CHUNK_DEADLINE_MS } from '../webpack.mjs';

const { resolve } = createRequire(import.meta.url);

/** The connection goes to the host that the page came from. Errors in a source are shown over the page. */
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

/** The entries of a page whose components are replaced in place: what must run before React, and the connection. */
export const HOT_ENTRIES = [
  join(import.meta.dirname, 'browser/startRefresh.mjs'),
  `${resolve('webpack-dev-server/client/index.js')}?${CONNECTION}`,
];

/** Everything below this path comes from sources, not from a deployment. */
export const SOURCE_PATH = '/-/source/';

/** The URL of a package during development. */
export function sourceAddress(dir) {
  return `${SOURCE_PATH}${shortNameOf(dir)}/`;
}

/** What a release from source says about its files. */
export function sourcePlace(dir) {
  return { baseUrl: sourceAddress(dir), locales: LOCALES };
}

/** The development build of a remote: the same container, without changing names, hashes or a release. */
export function remoteFromSource(dir) {
  return fromSource(dir, {
    entry: {},
    federation: { ...remoteFederation(dir), filename: 'remoteEntry.js' },
    plugins: [new SingletonPlugin(dir)],
  });
}

/** Like `remoteFromSource`, beside a shell that replaces components in place. */
export function hotRemote(dir) {
  const config = hot(dir, remoteFromSource(dir));
  // The shell's connection reports each build. The container has no entry of its own that could receive it.
  const relay = new webpack.EntryPlugin(dir, join(import.meta.dirname, 'browser/relayUpdates.mjs'), { name: undefined });
  return { ...config, plugins: [...config.plugins, relay] };
}

/** The shell from source, with the page's only connection to the development server. */
export function hotShell(dir) {
  const config = fromSource(dir, {
    entry: { shell: [...HOT_ENTRIES, join(dir, 'src/main.ts')] },
    federation: hostFederation(dir),
  });
  return hot(dir, config);
}

/** Registers each component, so that a changed one replaces the old one and keeps its state. */
export function hot(dir, config) {
  const refresh = {
    test: /\.tsx?$/,
    // The federation runtime runs before everything else, and has no components.
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
    // No eval: the page runs under the site's own security policy.
    devtool: 'cheap-module-source-map',
    entry,
    output: {
      // Nothing is written there, but compilers that run together need separate folders.
      path: join(dir, 'dist/source'),
      publicPath: sourceAddress(dir),
      uniqueName: name,
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
    },
    // A build with errors is shown, but it is not a step that the next update is based on.
    optimization: { emitOnErrors: false },
    cache: { type: 'filesystem', cacheDirectory: cacheOf(dir, 'dev', shortNameOf(dir)), version: webpack.version },
    plugins: [...federationPlugins({ name, ...federation }), new MiniCssExtractPlugin({ ignoreOrder: true }), ...plugins],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
