import webpack from 'webpack';
import { cacheOf, shortNameOf } from '../packages.mjs';
import { startStoringBuilds } from '../webpack/buildCache.mjs';
import { FRAME_FILES, standaloneCacheOf, standaloneConfig } from './standaloneConfig.mjs';

/**
 * Builds one remote alone into files, for journeys through its states.
 * @returns the folders with the files: a file that is not in the first is in the second
 */
export async function buildStandalone(dir) {
  const built = cacheOf(dir, 'standalone-files', shortNameOf(dir));
  const config = standaloneConfig(dir);
  const output = { ...config.output, path: built };
  // Nobody debugs the sources in a journey.
  const compiler = webpack({ ...config, output, devtool: false });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  startStoringBuilds(standaloneCacheOf(dir));
  return [built, FRAME_FILES];
}
