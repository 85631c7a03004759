/**
 * How the shell and the remotes are built. A package's webpack.config.mjs is two lines that call one of these.
 * The reasons are in docs/decisions (pinned webpack, eager shell, one federation runtime, direct entries).
 */
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { versionOf } from './fingerprint.mjs';
import { cacheOf, federationNameOf, installedPackage, shortNameOf } from './packages.mjs';
import { OneInstancePlugin } from './webpack/OneInstancePlugin.mjs';
import { ReleasePlugin } from './webpack/ReleasePlugin.mjs';
import { rulesFor } from './webpack/rules.mjs';
import { sharedModules } from './webpack/sharedModules.mjs';
import { WebviewFilesPlugin } from './webpack/WebviewFilesPlugin.mjs';
import { WorkerFilesPlugin } from './webpack/WorkerFilesPlugin.mjs';

/** A hung chunk is given up after this long; the page that waits for it has 10 s in all. */
const CHUNK_DEADLINE_MS = 6000;

/** Where the second build of a remote puts its files; each build leaves those of the other alone. */
const WEBVIEW_FILES = /^webview[\\/]/;

const LEAN_RUNTIME = { target: 'web', disableSnapshot: true };

/** Where the browser looks for the service worker: a name that never changes, so that a new one takes the place of the old. */
const WORKER_FILE = 'service-worker.js';

/** The service worker and its compressed copies, which its own build writes. */
const WORKER_FILES = /^service-worker\.js(\.(br|gz))?$/;

/** The host: has an entry, brings the shared modules along, and knows no remote. The service worker is built on its own. */
export function shellConfig(dir) {
  const worker = new WorkerFilesPlugin();
  return [workerConfig(dir, worker), { ...hostConfig(dir, worker), name: 'host', dependencies: ['worker'] }];
}

function hostConfig(dir, worker) {
  return releaseConfig(dir, {
    worker,
    keep: WORKER_FILES,
    entry: { shell: join(dir, 'src/main.tsx') },
    federation: {
      remotes: {},
      shareStrategy: 'loaded-first',
      shared: sharedModules(dir, { eager: true }),
      runtimePlugins: [join(dir, 'src/composition/federation/runtimePlugin.ts')],
      experiments: { optimization: LEAN_RUNTIME },
    },
    releaseKind: 'shell',
  });
}

/**
 * A remote: one exposed module, and no copy of what the shell shares.
 * With `webviewEntry` its pages of chrome `webview` are built a second time, to run without the shell.
 */
export function remoteConfig(dir, { webviewEntry } = {}) {
  if (!webviewEntry) return federatedConfig(dir);
  const webview = new WebviewFilesPlugin(dir);
  return [
    webviewConfig(dir, webviewEntry, webview),
    { ...federatedConfig(dir, webview), name: 'federated', dependencies: ['webview'] },
  ];
}

function federatedConfig(dir, webview) {
  return releaseConfig(dir, {
    entry: {},
    webview,
    federation: remoteFederation(dir),
    plugins: [new OneInstancePlugin(dir)],
    releaseKind: 'remote',
  });
}

/** One exposed module, and of what the shell shares nothing but the ranges in which it is asked for. */
function remoteFederation(dir) {
  return {
    filename: 'remoteEntry.[contenthash:8].js',
    manifest: true,
    exposes: { './remote': { import: join(dir, 'src/remote.ts'), name: 'remote' } },
    shared: sharedModules(dir, { import: false, strictVersion: true }),
    experiments: { externalRuntime: true, optimization: LEAN_RUNTIME },
  };
}

/** A remote as it is served while it is worked on: the same container, without names that change, hashes or a release. */
export function developmentConfig(dir) {
  const name = federationNameOf(dir);
  return {
    ...baseConfig(dir, name),
    mode: 'development',
    // No eval: the page runs under the site's own rules.
    devtool: 'cheap-module-source-map',
    entry: {},
    output: { publicPath: 'auto', uniqueName: name, chunkLoadTimeout: CHUNK_DEADLINE_MS },
    cache: { type: 'filesystem', cacheDirectory: cacheOf(dir, 'dev', shortNameOf(dir)), version: webpack.version },
    plugins: [
      new ModuleFederationPlugin({ name, dts: false, ...remoteFederation(dir), filename: 'remoteEntry.js', manifest: false }),
      new MiniCssExtractPlugin({ ignoreOrder: true }),
      new OneInstancePlugin(dir),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function releaseConfig(dir, { entry, federation, plugins = [], releaseKind, webview, worker, keep = WEBVIEW_FILES }) {
  const { name, version } = releaseNameOf(dir);
  return productionConfig(dir, {
    name,
    entry,
    filePrefix: '',
    clean: { keep },
    plugins: [
      new ModuleFederationPlugin({ name, dts: false, manifest: false, ...federation }),
      new ReleasePlugin({ dir, name, version, kind: releaseKind, webview, worker }),
      ...plugins,
    ],
  });
}

/** Pages without the shell: an ordinary bundle with a React of its own, and the smaller face of the shared state. */
function webviewConfig(dir, entry, webview) {
  const config = productionConfig(dir, {
    name: `${releaseNameOf(dir).name}_webview`,
    entry: { webview: join(dir, entry) },
    filePrefix: 'webview/',
    clean: { keep: (file) => !WEBVIEW_FILES.test(file) },
    plugins: [webview],
  });
  const alias = {
    '@komawari/shared-state$': join(installedPackage('@komawari/shared-state', dir), 'src/webview/index.ts'),
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  };
  const messages = {
    test: /[\\/]src[\\/]locales[\\/]\w+\.json$/,
    loader: join(import.meta.dirname, 'webpack/compiledMessages.mjs'),
  };
  return {
    ...config,
    name: 'webview',
    resolve: { ...config.resolve, alias },
    module: { ...config.module, rules: [...config.module.rules, messages], parser: { javascript: { exportsPresence: 'error' } } },
  };
}

/** A script of its own, that shares nothing with the page: it outlives pages and their releases. */
function workerConfig(dir, worker) {
  const config = productionConfig(dir, {
    name: `${releaseNameOf(dir).name}_worker`,
    entry: { worker: join(dir, 'src/service-worker/worker.ts') },
    filePrefix: '',
    clean: { keep: (file) => !WORKER_FILES.test(file) },
    plugins: [worker],
  });
  return {
    ...config,
    name: 'worker',
    target: ['webworker', 'es2022'],
    output: { ...config.output, filename: WORKER_FILE },
    cache: { ...config.cache, name: 'worker' },
  };
}

function releaseNameOf(dir) {
  return { name: federationNameOf(dir), version: versionOf(dir) };
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
      clean,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheOf(dir, 'webpack', shortNameOf(dir)),
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
    module: { rules: rulesFor(dir, name) },
    devtool: false,
  };
}
