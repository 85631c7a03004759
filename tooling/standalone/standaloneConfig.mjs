import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { HOT_ENTRIES, hot } from '../dev/developmentConfig.mjs';
import { cacheOf, shortNameOf } from '../packages.mjs';
import { buildCache } from '../webpack/buildCache.mjs';
import { federationPlugins, hostFederation } from '../webpack/federation.mjs';
import { baseConfig } from '../webpack.mjs';

/** The page of the frame, which every address gets. */
export const FRAME_FILES = join(import.meta.dirname, 'public');

const MAIN = join(import.meta.dirname, 'main.tsx');

/** One remote from source, with copies of its own of everything that the shell would bring. No federation takes part. */
export function standaloneConfig(dir) {
  return frameConfig(dir, { from: 'remoteFromSource.ts', entry: MAIN });
}

/** The same with what the reader of the code changes taking the place of what is on the page. */
export function hotStandaloneConfig(dir) {
  return hot(dir, frameConfig(dir, { from: 'remoteFromSource.ts', entry: [...HOT_ENTRIES, MAIN] }));
}

/** The frame as a host in which the build of a remote runs: what is shared comes from the frame, as it would from the shell. */
export function releaseStandaloneConfig(dir) {
  return frameConfig(dir, {
    from: 'remoteFromRelease.ts',
    entry: MAIN,
    plugins: federationPlugins({ name: 'standalone', ...hostFederation(dir) }),
  });
}

/** Where a remote's builds that run alone keep what they have read. */
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
    // No eval: the pages run under the same rules as on the site.
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
