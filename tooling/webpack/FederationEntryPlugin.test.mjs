import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { FederationEntryPlugin } from './FederationEntryPlugin.mjs';

/** Builds an entry as module federation writes it, and returns the resulting file. */
async function build(entryName) {
  const dir = mkdtempSync(join(tmpdir(), 'komawari-entry-'));
  try {
    mkdirSync(join(dir, '.federation'));
    writeFileSync(join(dir, '.federation', entryName), 'export const start = () => import("../page.js");');
    writeFileSync(join(dir, 'page.js'), 'export { start } from "./.federation/' + entryName + '";');
    const compiler = webpack({
      mode: 'production',
      context: dir,
      entry: `./.federation/${entryName}`,
      output: { path: join(dir, 'dist') },
      optimization: { minimize: false, concatenateModules: false },
      plugins: [new FederationEntryPlugin()],
    });
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => (error || stats.hasErrors() ? reject(error ?? stats.toString()) : compiler.close(resolve)));
    });
    return readFileSync(join(dir, 'dist/main.js'), 'utf8');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test('a build does not depend on the name of its generated entry', async () => {
  expect(await build('entry.0a1b.js')).toBe(await build('entry.ffee.js'));
});
