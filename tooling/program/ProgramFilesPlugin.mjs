/**
 * Writes what a built program needs to run elsewhere: its migrations, its brand, the files that it starts threads from, a
 * package.json with what must be installed, and the part of our lock file with the versions. So `npm ci` there installs what was
 * tested here.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageIn } from '../packages.mjs';
import { productionLock } from './productionLock.mjs';

export class ProgramFilesPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { dir, version, installed, threads, lock } = this.options;
    compiler.hooks.thisCompilation.tap('ProgramFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ProgramFilesPlugin', stage }, () => {
        const emit = (file, content) => compilation.emitAsset(file, new sources.RawSource(content));
        const { name } = packageIn(dir);
        const { manifest, packageLock } = productionLock({ name, version, installed, lock });
        emit('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
        emit('package-lock.json', `${JSON.stringify(packageLock, null, 2)}\n`);
        for (const file of threads) emit(basename(file), readFileSync(join(dir, file)));
        for (const file of migrationsIn(dir)) emit(`migrations/${file}`, readFileSync(join(dir, 'migrations', file)));
        for (const file of readdirSync(join(dir, 'brand'))) emit(`brand/${file}`, readFileSync(join(dir, 'brand', file)));
      });
    });
    compiler.hooks.done.tap('ProgramFilesPlugin', (stats) => {
      if (!stats.hasErrors()) writeFileSync(join(dir, 'dist/current.json'), `${JSON.stringify({ version })}\n`);
    });
  }
}

/** Only the author of the next migration needs the snapshots of each state. */
function migrationsIn(dir) {
  const files = readdirSync(join(dir, 'migrations'), { recursive: true });
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => /\.sql$|_journal\.json$/.test(file));
}
