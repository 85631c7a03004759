/**
 * How the server is built: one JavaScript file that Node runs as it is, and beside it what the server needs to run without this
 * repository (docs/decisions/0105-a-built-server.md).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { versionOf } from '../fingerprint.mjs';
import { cacheOf, projectOf, shortNameOf } from '../packages.mjs';
import { ProgramFilesPlugin } from './ProgramFilesPlugin.mjs';

/** Loaders come from this package. */
const { resolve } = createRequire(import.meta.url);

/** These contain native code or files of their own, or a thread imports them, so they are installed and not bundled. */
const INSTALLED = ['sharp', '@electric-sql/pglite', 'parse5'];

/** A library requires this only if it is installed. */
const OPTIONAL = ['pg-native'];

/**
 * Plain JavaScript files that are started by their URL, and those that they import. They are beside the program, as in the source
 * beside the file that starts them.
 */
const THREADS = ['src/site/render/renderWorker.mjs', 'src/site/render/watchBuiltins.mjs'];

/** A Node program, built from `src/main.ts`. */
export function programConfig(dir) {
  const version = versionOf(dir);
  return {
    name: shortNameOf(dir),
    context: dir,
    mode: 'production',
    target: 'node20',
    entry: { server: join(dir, 'src/main.ts') },
    output: {
      path: join(dir, 'dist', version),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      clean: true,
    },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [
      Object.fromEntries(OPTIONAL.map((name) => [name, `node-commonjs ${name}`])),
      ({ request }, callback) => (isInstalled(request) ? callback(null, `module ${request}`) : callback()),
    ],
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: resolve('ts-loader'),
          options: {
            transpileOnly: true,
            instance: 'program',
            configFile: join(import.meta.dirname, '../webpack/tsconfig.build.json'),
            allowTsInNodeModules: true,
          },
        },
      ],
      // `import.meta` must be evaluated at run time.
      parser: { javascript: { importMeta: false } },
    },
    // Operators see line numbers of this file in logs, and names as in the sources.
    optimization: { minimize: false },
    devtool: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheOf(dir, 'webpack', shortNameOf(dir)),
      version: webpack.version,
      buildDependencies: { config: [import.meta.filename] },
    },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new ProgramFilesPlugin({ dir, version, installed: INSTALLED, threads: THREADS, lock: readLock(dir) }),
    ],
    performance: false,
  };
}

function isInstalled(request) {
  return INSTALLED.some((name) => request === name || request.startsWith(`${name}/`));
}

function readLock(dir) {
  return JSON.parse(readFileSync(join(projectOf(dir), 'package-lock.json'), 'utf8'));
}
