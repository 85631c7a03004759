/**
 * How the shell and the remotes are built. A package's webpack.config.mjs is two lines that call one of these.
 * The reasons are in docs/decisions (pinned webpack, eager shell, one federation runtime, direct entries).
 */
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { versionOf } from './fingerprint.mjs';
import { REMOTES } from './remotes.mjs';
import { GuardedLoadingPlugin } from './webpack/GuardedLoadingPlugin.mjs';
import { OneInstancePlugin } from './webpack/OneInstancePlugin.mjs';
import { ReleasePlugin } from './webpack/ReleasePlugin.mjs';
import { rulesFor } from './webpack/rules.mjs';
import { sharedModules } from './webpack/sharedModules.mjs';
import { ROOT } from './workspace.mjs';

/** A hung chunk is given up after this long; the page that waits for it has 10 s in all. */
const CHUNK_DEADLINE_MS = 6000;

const LEAN_RUNTIME = { target: 'web', disableSnapshot: true };

/** The host: has an entry, brings the shared modules along, and knows no remote. */
export function shellConfig(dir) {
  return releaseConfig(dir, {
    entry: { shell: join(dir, 'src/main.tsx') },
    federation: {
      remotes: {},
      shareStrategy: 'loaded-first',
      shared: sharedModules(basename(dir), { eager: true }),
      runtimePlugins: [join(dir, 'src/composition/federation/runtimePlugin.ts')],
      experiments: { optimization: LEAN_RUNTIME },
    },
    releaseKind: 'shell',
  });
}

/** A remote: one exposed module, and no copy of what the shell shares. */
export function remoteConfig(dir) {
  return releaseConfig(dir, {
    entry: {},
    federation: {
      filename: 'remoteEntry.[contenthash:8].js',
      manifest: true,
      exposes: { './remote': { import: join(dir, 'src/remote.ts'), name: 'remote' } },
      shared: sharedModules(basename(dir), { import: false }),
      experiments: { externalRuntime: true, optimization: LEAN_RUNTIME },
    },
    plugins: [new OneInstancePlugin()],
    releaseKind: 'remote',
  });
}

function releaseConfig(dir, { entry, federation, plugins = [], releaseKind }) {
  const folder = basename(dir);
  const name = REMOTES.find((remote) => remote.folder === folder)?.name ?? folder;
  const version = versionOf(folder);
  return {
    ...baseConfig(dir, name),
    mode: 'production',
    entry,
    output: {
      path: join(dir, 'dist', version),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Files find their neighbours from where they came, so a release can be served from anywhere.
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
      trustedTypes: { policyName: 'webpack' },
      clean: true,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, '.cache/webpack', folder),
      version: webpack.version,
      buildDependencies: { config: [import.meta.filename] },
    },
    optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
    plugins: [
      new ModuleFederationPlugin({ name, dts: false, manifest: false, ...federation }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
      new GuardedLoadingPlugin(),
      new ReleasePlugin({ dir, name, version, kind: releaseKind }),
      ...plugins,
    ],
    performance: false,
  };
}

/** What the built site and a remote that runs alone have in common. */
export function baseConfig(dir, name) {
  return {
    context: dir,
    target: ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rulesFor(basename(dir), name) },
    devtool: false,
  };
}
