import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { FederationEntryPlugin } from './FederationEntryPlugin.mjs';
import { federationPlugins, HOST_RUNTIME_EXTERNALS } from './federation.mjs';

/** Writes sources into a folder of their own, builds them, and returns the resulting files by name. */
async function build(sources, options) {
  const dir = mkdtempSync(join(tmpdir(), 'komawari-entry-'));
  try {
    for (const [name, source] of Object.entries(sources)) {
      mkdirSync(join(dir, name, '..'), { recursive: true });
      writeFileSync(join(dir, name), source);
    }
    const { plugins = [], ...more } = options(dir);
    const compiler = webpack({
      mode: 'production',
      context: dir,
      output: { path: join(dir, 'dist'), uniqueName: 'mf_one' },
      optimization: { minimize: false, concatenateModules: false },
      plugins: [...plugins, new FederationEntryPlugin()],
      ...more,
    });
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => (error || stats.hasErrors() ? reject(error ?? stats.toString()) : compiler.close(resolve)));
    });
    return Object.fromEntries(
      readdirSync(join(dir, 'dist')).map((name) => [name, readFileSync(join(dir, 'dist', name), 'utf8')]),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test('a build does not depend on the name of its generated entry', async () => {
  const named = async (entryName) => {
    const sources = {
      [`.federation/${entryName}`]: 'export const start = () => import("../page.js");',
      'page.js': `export { start } from "./.federation/${entryName}";`,
    };
    return (await build(sources, () => ({ entry: `./.federation/${entryName}` })))['main.js'];
  };
  expect(await named('entry.0a1b.js')).toBe(await named('entry.ffee.js'));
});

test('a remote has the same files in whatever folder it is built', async () => {
  const remote = () =>
    build({ 'src/remote.js': 'export const pages = {};', 'package.json': '{}' }, (dir) => ({
      entry: {},
      externals: HOST_RUNTIME_EXTERNALS,
      plugins: federationPlugins({
        name: 'mf_one',
        filename: 'remoteEntry.js',
        exposes: { './remote': { import: join(dir, 'src/remote.js'), name: 'remote' } },
      }),
    }));
  expect(await remote()).toEqual(await remote());
}, 30_000);
