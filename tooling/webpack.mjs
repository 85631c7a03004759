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
import { BareFilesPlugin } from './webpack/BareFilesPlugin.mjs';
import { GuardedLoadingPlugin } from './webpack/GuardedLoadingPlugin.mjs';
import { OneInstancePlugin } from './webpack/OneInstancePlugin.mjs';
import { ReleasePlugin } from './webpack/ReleasePlugin.mjs';
import { rulesFor } from './webpack/rules.mjs';
import { sharedModules } from './webpack/sharedModules.mjs';
import { ROOT } from './workspace.mjs';

/** A hung chunk is given up after this long; the page that waits for it has 10 s in all. */
const CHUNK_DEADLINE_MS = 6000;

/** Where the second build of a remote puts its files; each build leaves those of the other alone. */
const BARE_FILES = /^bare[\\/]/;

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

/**
 * A remote: one exposed module, and no copy of what the shell shares.
 * With `bareEntry` its pages of chrome `bare` are built a second time, to run without the shell.
 */
export function remoteConfig(dir, { bareEntry } = {}) {
  if (!bareEntry) return federatedConfig(dir);
  const bare = new BareFilesPlugin(dir);
  return [bareConfig(dir, bareEntry, bare), { ...federatedConfig(dir, bare), name: 'federated', dependencies: ['bare'] }];
}

function federatedConfig(dir, bare) {
  return releaseConfig(dir, {
    entry: {},
    bare,
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

function releaseConfig(dir, { entry, federation, plugins = [], releaseKind, bare }) {
  const { name, version } = releaseNameOf(dir);
  return productionConfig(dir, {
    name,
    entry,
    filePrefix: '',
    clean: { keep: BARE_FILES },
    plugins: [
      new ModuleFederationPlugin({ name, dts: false, manifest: false, ...federation }),
      new GuardedLoadingPlugin(),
      new ReleasePlugin({ dir, name, version, kind: releaseKind, bare }),
      ...plugins,
    ],
  });
}

/** Pages without the shell: an ordinary bundle with a React of its own, and the smaller face of the shared state. */
function bareConfig(dir, entry, bare) {
  const config = productionConfig(dir, {
    name: `${releaseNameOf(dir).name}_bare`,
    entry: { bare: join(dir, entry) },
    filePrefix: 'bare/',
    clean: { keep: (file) => !BARE_FILES.test(file) },
    plugins: [bare],
  });
  const alias = {
    '@komawari/shared-state$': join(ROOT, 'shared-state/src/bare/index.ts'),
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  };
  const messages = {
    test: /[\\/]src[\\/]locales[\\/]\w+\.json$/,
    loader: join(import.meta.dirname, 'webpack/compiledMessages.mjs'),
  };
  return {
    ...config,
    name: 'bare',
    resolve: { ...config.resolve, alias },
    module: { ...config.module, rules: [...config.module.rules, messages], parser: { javascript: { exportsPresence: 'error' } } },
  };
}

function releaseNameOf(dir) {
  const folder = basename(dir);
  return { name: REMOTES.find((remote) => remote.folder === folder)?.name ?? folder, version: versionOf(folder) };
}

function productionConfig(dir, { name, entry, filePrefix, clean, plugins }) {
  const { version } = releaseNameOf(dir);
  const fileName = `${filePrefix}[name].[contenthash:8]`;
  return {
    ...baseConfig(dir, name),
    mode: 'production',
    entry,
    output: {
      path: join(dir, 'dist', version),
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: `${filePrefix}assets/[name].[contenthash:8][ext]`,
      // Files find their neighbours from where they came, so a release can be served from anywhere.
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
      trustedTypes: { policyName: 'webpack' },
      clean,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, '.cache/webpack', basename(dir)),
      version: webpack.version,
      buildDependencies: { config: [import.meta.filename] },
    },
    optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
    plugins: [new MiniCssExtractPlugin({ filename: `${fileName}.css`, ignoreOrder: true }), ...plugins],
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
