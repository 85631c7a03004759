import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { HOT_ENTRIES, hot } from '../dev/developmentConfig.mjs';
import { cacheOf, shortNameOf } from '../packages.mjs';
import { buildCache } from '../webpack/buildCache.mjs';
import { federationPlugins, hostFederation } from '../webpack/federation.mjs';
import { baseConfig } from '../webpack.mjs';

/** The folder with the frame's page, which is served for every URL. */
export const FRAME_FILES = join(import.meta.dirname, 'public');

const MAIN = join(import.meta.dirname, 'main.tsx');

/** One remote from source, with its own copies of everything that the shell would provide. Module federation is not involved. */
export function standaloneConfig(dir) {
  return frameConfig(dir, { from: 'remoteFromSource.ts', entry: MAIN });
}

/** Like `standaloneConfig`, but changed components replace those on the page. */
export function hotStandaloneConfig(dir) {
  return hot(dir, frameConfig(dir, { from: 'remoteFromSource.ts', entry: [...HOT_ENTRIES, MAIN] }));
}

/** The frame as a host for a built remote. Shared modules come from the frame, as they would from the shell. */
export function releaseStandaloneConfig(dir) {
  return frameConfig(dir, {
    from: 'remoteFromRelease.ts',
    entry: MAIN,
    plugins: federationPlugins({ name: 'standalone', ...hostFederation(dir) }),
  });
}

/** The build cache of a remote that runs alone. */
export function standaloneCacheOf(dir) {
  return cacheOf(dir, 'standalone', shortNameOf(dir));
}

function frameConfig(dir, { from, entry, plugins = [] }) {
  const folder = shortNameOf(dir);
  const base = baseConfig(dir, `${folder}-standalone`);
  const alias = {
    '@standalone-remote$': join(import.meta.dirname, from),
    '@standalone-remote': join(dir, 'src'),
  };
  return {
    ...base,
    mode: 'development',
    // No eval: the pages run under the same security policy as on the site.
    devtool: 'cheap-module-source-map',
    entry,
    output: { publicPath: '/' },
    resolve: { ...base.resolve, alias },
    plugins: [
      new MiniCssExtractPlugin({ ignoreOrder: true }),
      new webpack.DefinePlugin({ STANDALONE_FOLDER: JSON.stringify(folder) }),
      ...plugins,
    ],
    cache: buildCache(standaloneCacheOf(dir), { name: from }),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
