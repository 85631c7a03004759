/**
 * Webpack configuration of the shell and the remotes. A package's webpack.config.mjs is two lines that call one of these.
 * The reasons are in docs/decisions (pinned webpack, eager shell, one federation runtime, direct entries).
 */
import { basename, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { versionOf } from './fingerprint.mjs';
import { cacheOf, federationNameOf, installedPackage, shortNameOf, TOOLING } from './packages.mjs';
import { buildCache } from './webpack/buildCache.mjs';
import { FederationEntryPlugin } from './webpack/FederationEntryPlugin.mjs';
import { federationPlugins, HOST_RUNTIME_EXTERNALS, hostFederation, remoteFederation } from './webpack/federation.mjs';
import { InlineScriptPlugin } from './webpack/InlineScriptPlugin.mjs';
import { ReleasePlugin } from './webpack/ReleasePlugin.mjs';
import { rulesFor } from './webpack/rules.mjs';
import { ScriptFilesPlugin } from './webpack/ScriptFilesPlugin.mjs';
import { ServerFilesPlugin } from './webpack/ServerFilesPlugin.mjs';
import { SingletonPlugin } from './webpack/SingletonPlugin.mjs';
import { sharedModules } from './webpack/sharedModules.mjs';
import { WebviewFilesPlugin } from './webpack/WebviewFilesPlugin.mjs';

/** The deadline for a chunk that hangs. The page that waits for it has 10 s in all. */
export const CHUNK_DEADLINE_MS = 6000;

/** The copy that shared-state uses, wherever npm has put it. */
const ROUTER = ['@komawari/shared-state', 'react-router-dom', 'react-router'].reduce(
  (dir, name) => installedPackage(name, dir),
  TOOLING,
);

/**
 * Replaces parts of libraries that a page does not need. Messages are parsed at build time (compiledMessages.mjs), and
 * react-router's package points to its development build.
 */
const LEAN_LIBRARIES = {
  '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  'react-router$': join(ROUTER, 'dist/production/index.mjs'),
  'react-router/dom$': join(ROUTER, 'dist/production/dom-export.mjs'),
};

/** Options of swc. Further passes save 0.4 % of a page's bytes, and functions need not name unused parameters. */
const COMPRESS = { passes: 3, ecma: 2022, keep_fargs: false };

/** Where a package's additional builds put their files. Each build leaves those of the others alone. */
const WEBVIEW_FILES = /^webview[\\/]/;
const SERVER_FILES = /^server[\\/]/;
const EARLY_FILES = /^early[\\/]/;

/** Where the browser looks for the service worker. The name never changes, so that a new worker replaces the old one. */
const WORKER_FILE = 'service-worker.js';

/**
 * The first line of page scripts. A browser that supports it compiles all of their functions while it reads them, off the main
 * thread, instead of one at a time on the main thread at each first call (docs/decisions/0154-compiled-beside-the-page.md).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The service worker and its compressed copies, which have their own build. */
const WORKER_FILES = /^service-worker\.js(\.(br|gz))?$/;

/** The host: it has an entry, provides the shared modules, and knows no remote. The service worker has its own build. */
export function shellConfig(dir) {
  const server = new ServerFilesPlugin();
  const worker = new ScriptFilesPlugin('service worker');
  const startScript = new InlineScriptPlugin();
  return [
    serverConfig(dir, join(dir, 'src/server-rendering/renderSite.tsx'), { plugins: [server] }),
    workerConfig(dir, worker),
    earlyConfig(dir, { start: 'src/opening/startScript.ts' }, [startScript]),
    { ...hostConfig(dir, { server, scripts: [worker], startScript }), name: 'host', dependencies: ['server', 'worker', 'early'] },
  ];
}

function hostConfig(dir, builds) {
  return releaseConfig(dir, {
    ...builds,
    keep: WORKER_FILES,
    entry: { shell: join(dir, 'src/main.ts') },
    federation: hostFederation(dir),
    releaseKind: 'shell',
  });
}

/**
 * A remote: one exposed module, and no copy of what the shell shares.
 * With `webviewEntry`, its pages with chrome `webview` are built a second time, to run without the shell; with
 * `webviewServerEntry`, also to render on the server. `earlyScripts` names, by page, scripts that run on the page's rendered HTML
 * before everything else.
 */
export function remoteConfig(dir, { webviewEntry, webviewServerEntry, earlyScripts } = {}) {
  const server = new ServerFilesPlugin();
  const externals = Object.keys(sharedModules(dir, {}));
  const onServer = serverConfig(dir, join(dir, 'src/remote.ts'), { externals, plugins: [server, new SingletonPlugin(dir)] });
  const webviewServer = webviewServerEntry && new ServerFilesPlugin();
  const webview = webviewEntry && new WebviewFilesPlugin(dir);
  const early = earlyScripts && new ScriptFilesPlugin('scripts that run early');
  const others = [
    onServer,
    ...(webview ? [webviewConfig(dir, webviewEntry, webview)] : []),
    ...(webviewServer ? [webviewServerConfig(dir, webviewServerEntry, webviewServer)] : []),
    ...(early ? [earlyConfig(dir, earlyScripts, [early, compileHint()])] : []),
  ];
  const browser = federatedConfig(dir, { server, webview, webviewServer, scripts: early ? [early] : [] });
  return [...others, { ...browser, name: 'federated', dependencies: others.map(({ name }) => name) }];
}

function federatedConfig(dir, builds) {
  return releaseConfig(dir, {
    ...builds,
    entry: {},
    federation: { ...remoteFederation(dir), filename: 'remoteEntry.[contenthash:8].js', manifest: true },
    externals: HOST_RUNTIME_EXTERNALS,
    plugins: [new SingletonPlugin(dir)],
    releaseKind: 'remote',
  });
}

/** The build that writes the release, with what the package's other builds report: `server`, `webview` and so on. */
function releaseConfig(dir, { entry, federation, externals, plugins = [], releaseKind, keep = WEBVIEW_FILES, ...builds }) {
  const { name, version } = releaseNameOf(dir);
  const config = productionConfig(dir, {
    name,
    entry,
    filePrefix: '',
    clean: { keep: (file) => [keep, SERVER_FILES, EARLY_FILES].some((others) => others.test(file)) },
    plugins: [
      ...federationPlugins({ name, ...federation }),
      new FederationEntryPlugin(),
      compileHint(),
      new ReleasePlugin({ dir, name, version, kind: releaseKind, ...builds }),
      ...plugins,
    ],
  });
  return { ...config, externals };
}

/** Pages without the shell: an ordinary bundle with its own React and the smaller entry point of the shared state. */
function webviewConfig(dir, entry, webview) {
  const config = productionConfig(dir, {
    name: `${releaseNameOf(dir).name}_webview`,
    entry: { webview: join(dir, entry) },
    filePrefix: 'webview/',
    clean: { keep: (file) => !WEBVIEW_FILES.test(file) },
    plugins: [compileHint(), webview],
  });
  // The messages of another language come as a script, and only this policy allows it (server/src/site/securityHeaders.ts).
  const output = { ...config.output, trustedTypes: { policyName: 'webview-loader' } };
  return { ...withoutShell(dir, config), name: 'webview', output };
}

/** The same pages on the server. The bundle contains its own React there too. */
function webviewServerConfig(dir, entry, plugin) {
  const config = serverConfig(dir, join(dir, entry), { plugins: [plugin], fileName: 'webview' });
  return { ...withoutShell(dir, config), name: 'webview-server', cache: webpackCacheOf(dir, { name: 'webview-server' }) };
}

/** Such a page uses the smaller entry point of the shared state. */
function withoutShell(dir, config) {
  const sharedState = join(installedPackage('@komawari/shared-state', dir), 'src/webview/index.ts');
  const { module } = config;
  const parser = { ...module.parser, javascript: { ...module.parser?.javascript, exportsPresence: 'error' } };
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, '@komawari/shared-state$': sharedState } },
    module: { ...module, parser },
  };
}

/**
 * One CommonJS file that renders the package's pages on the server (docs/decisions/0079-rendering-on-the-server.md). What the
 * shell shares stays external, so that there is one copy of each there too.
 */
function serverConfig(dir, entry, { externals = [], plugins, fileName = 'server' }) {
  const { name, version } = releaseNameOf(dir);
  const config = baseConfig(dir, name, { isServer: true });
  return {
    ...config,
    name: 'server',
    mode: 'production',
    target: 'node20',
    entry: { server: entry },
    externals: Object.fromEntries(externals.map((request) => [request, `commonjs ${request}`])),
    output: {
      path: join(dir, 'dist', version),
      filename: `server/${fileName}.[contenthash:8].cjs`,
      // The same names as in the browser's build, which writes these files.
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '',
      library: { type: 'commonjs2' },
      uniqueName: name,
      clean: { keep: (file) => !SERVER_FILES.test(file) || !basename(file).startsWith(`${fileName}.`) },
    },
    cache: webpackCacheOf(dir),
    // Errors then show where they come from.
    optimization: { minimize: false },
    // Workers and files with URLs belong to the browser. The server never requests these URLs.
    module: { ...config.module, parser: { javascript: { url: false, worker: false } } },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') }),
      ...plugins,
    ],
    performance: false,
  };
}

/** Scripts of pages that contain everything they need, since nothing else is loaded yet. */
function earlyConfig(dir, scripts, plugins) {
  const entry = Object.fromEntries(Object.entries(scripts).map(([page, file]) => [page, join(dir, file)]));
  const config = productionConfig(dir, {
    name: `${releaseNameOf(dir).name}_early`,
    entry,
    filePrefix: 'early/',
    clean: { keep: (file) => !EARLY_FILES.test(file) },
    plugins,
  });
  return { ...config, name: 'early', cache: webpackCacheOf(dir, { name: 'early' }) };
}

/** A separate script that shares nothing with the page, because it outlives pages and their releases. */
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
    cache: webpackCacheOf(dir, { name: 'worker' }),
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
      // Files find other files relative to their own URL, so a release can be served from anywhere.
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
      // A module that throws while it loads throws again at the next import, instead of being used half-initialized.
      strictModuleErrorHandling: true,
      clean,
    },
    cache: webpackCacheOf(dir),
    // The native minifier takes a tenth of the time of the usual one, for as few bytes
    // (docs/decisions/0129-lint-and-minify-in-machine-code.md).
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: COMPRESS } }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: `${fileName}.css`, ignoreOrder: true }), ...plugins],
    performance: false,
  };
}

function compileHint() {
  // After minification, which would remove the line, and before files are named by their content.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  return new webpack.BannerPlugin({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage });
}

function webpackCacheOf(dir, options) {
  return buildCache(releaseCacheOf(dir), { buildDependencies: { config: [import.meta.filename] }, ...options });
}

/** The build cache for a package's release. */
export function releaseCacheOf(dir) {
  return cacheOf(dir, 'webpack', shortNameOf(dir));
}

/** The configuration that the built site and a standalone remote share. */
export function baseConfig(dir, name, options) {
  return {
    context: dir,
    target: ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: LEAN_LIBRARIES },
    module: { rules: rulesFor(dir, name, options) },
    devtool: false,
  };
}
