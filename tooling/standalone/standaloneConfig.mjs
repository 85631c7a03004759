import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { cacheOf, shortNameOf } from '../packages.mjs';
import { baseConfig } from '../webpack.mjs';

/** One remote with copies of its own of everything that the shell would bring. No federation takes part. */
export function standaloneConfig(dir, { port, api }) {
  const folder = shortNameOf(dir);
  const base = baseConfig(dir, `${folder}-standalone`);
  return {
    ...base,
    mode: 'development',
    // No eval: the pages run under the same rules as on the site.
    devtool: 'cheap-module-source-map',
    entry: join(import.meta.dirname, 'main.tsx'),
    output: { publicPath: '/' },
    resolve: { ...base.resolve, alias: { '@standalone-remote': join(dir, 'src') } },
    plugins: [
      new MiniCssExtractPlugin({ ignoreOrder: true }),
      new webpack.DefinePlugin({ STANDALONE_FOLDER: JSON.stringify(folder) }),
    ],
    cache: { type: 'filesystem', cacheDirectory: cacheOf(dir, 'standalone', folder), version: webpack.version },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    devServer: {
      port,
      host: '0.0.0.0',
      allowedHosts: 'all',
      static: { directory: join(import.meta.dirname, 'public') },
      historyApiFallback: { index: '/index.html', disableDotRule: true },
      proxy: [{ context: ['/api', '/images'], target: api, xfwd: true }],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
  };
}
