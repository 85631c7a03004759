/** Builds one package with its own webpack.config.mjs and prints only errors. tooling/build.mjs starts it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { releaseCacheOf } from '../webpack.mjs';
import { startStoringBuilds } from './buildCache.mjs';

const { default: config } = await import(pathToFileURL(join(process.argv[2], 'webpack.config.mjs')).href);
const quiet = (one) => ({ ...one, infrastructureLogging: { level: 'error' } });
const compiler = webpack(Array.isArray(config) ? config.map(quiet) : quiet(config));

compiler.run((error, stats) => {
  const isFailed = error || stats.hasErrors();
  if (error) console.error(error);
  else if (isFailed || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (!isFailed) startStoringBuilds(releaseCacheOf(process.argv[2]));
  // Closing writes the cache.
  compiler.close(() => process.exit(isFailed ? 1 : 0));
});
