import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { moduleSizes } from './moduleSizes.mjs';
import { sharedNames, sharedUse } from './sharedUse.mjs';

const LARGE = `export const large = ${JSON.stringify('x'.repeat(5000))};`;

const SOURCES = {
  'src/index.js':
    "import { b } from 'shared'; import './page.js'; import Default, * as all from 'whole'; console.log(b, all.c, Default);",
  'src/page.js':
    "import { a, b } from 'shared'; import { large } from 'heavy'; export { d } from 'shared'; console.log(a, b, large);",
  'node_modules/shared/index.js': 'export const a = 1, b = 2, d = 3; export function unused() {}',
  'node_modules/whole/index.js': 'export const c = 1; export default 2;',
  'node_modules/heavy/index.js': "export * from './inner.js';",
  'node_modules/heavy/inner.js': LARGE,
};

/** Builds these files as a release is built, and returns what `find` returns for the build. */
async function build(find) {
  const dir = mkdtempSync(join(tmpdir(), 'komawari-contents-'));
  try {
    for (const [file, text] of Object.entries(SOURCES)) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
    }
    let found;
    const plugin = {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('test', (compilation) => find(compilation, dir, (value) => (found = value))),
    };
    const compiler = webpack({
      context: dir,
      mode: 'production',
      entry: './src/index.js',
      output: { path: join(dir, 'dist') },
      plugins: [plugin],
    });
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => (error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve()));
    });
    return found;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const once = (read) =>
  build((compilation, dir, give) =>
    compilation.hooks.finishModules.tap({ name: 'test', stage: 1000 }, () => give(read(compilation, dir))),
  );

test('sharedUse lists the names that a package uses of each shared module, each with a file', async () => {
  expect(await once((compilation, dir) => sharedUse(compilation, dir, ['shared', 'whole', 'absent']))).toEqual({
    shared: { a: 'src/page.js', b: 'src/index.js', d: 'src/page.js' },
    whole: { c: 'src/index.js', default: 'src/index.js' },
    absent: {},
  });
});

test('sharedNames lists the exports of a shared module', async () => {
  expect(await once((compilation) => sharedNames(compilation, ['shared']))).toEqual({ shared: ['a', 'b', 'd', 'unused'] });
});

test('moduleSizes lists the largest parts of a script with their importers, packages as one', async () => {
  const sizes = await build((compilation, dir, give) =>
    compilation.hooks.processAssets.tap({ name: 'test', stage: 5000 }, () => give(moduleSizes(compilation, dir))),
  );
  expect(sizes).toEqual({ 'main.js': [{ name: 'heavy', bytes: expect.any(Number), importedBy: 'src/page.js' }] });
  expect(sizes['main.js'][0].bytes).toBeGreaterThan(5000);
});
