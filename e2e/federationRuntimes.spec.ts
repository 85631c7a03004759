/** Our federation runtime, the library's and webpack's own on one page: hosts and containers share what must exist only once. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { expect, test } from '@playwright/test';
import webpack, { type Configuration } from 'webpack';
import { federationPlugins, HOST_RUNTIME_EXTERNALS } from '../tooling/webpack/federation.mjs';

type Federation = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type Native = ConstructorParameters<typeof webpack.container.ModuleFederationPlugin>[0];

const { resolve } = createRequire(import.meta.url);

const TSCONFIG = join(import.meta.dirname, '../tooling/webpack/tsconfig.build.json');

/** Where a build gets its runtime from. */
const RUNTIMES = {
  ours: { plugins: federationPlugins },
  'that of the host': { plugins: federationPlugins, externals: HOST_RUNTIME_EXTERNALS },
  "the library's": {
    plugins: (options: Federation) => [new ModuleFederationPlugin({ dts: false, manifest: false, ...options })],
  },
  "webpack's": {
    plugins: ({ name, exposes, shared, filename }: Federation) => [
      new webpack.container.ModuleFederationPlugin({ name, exposes, shared, filename, library: { type: 'var', name } } as Native),
    ],
  },
};
type Runtime = keyof typeof RUNTIMES;

/** The shared module counts its calls, whoever makes them. */
const SOURCES = {
  'node_modules/counter/package.json': JSON.stringify({ name: 'counter', version: '1.2.0', main: 'index.js' }),
  'node_modules/counter/index.js': 'let asked = 0; exports.next = () => ++asked;',
  'host.js': `
    import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
    import { next } from 'counter';
    globalThis.askHost = next;
    globalThis.askRemote = async (name) => {
      registerRemotes([{ name, entry: location.origin + '/' + name + '.js' }]);
      return (await loadRemote(name + '/remote')).next();
    };
  `,
  'remote.js': `export { next } from 'counter';`,
};

/** The global that the host leaves on the page. */
interface Host {
  askHost(): number;
  askRemote(name: string): Promise<number>;
}

let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'komawari-runtimes-'));
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function host(runtime: Runtime): Promise<string> {
  const shared = { counter: { singleton: true, eager: true, version: '1.2.0', requiredVersion: '^1.2.0' } };
  return build(runtime, 'host', { entry: './host.js' }, { shareStrategy: 'loaded-first', shared });
}

function container(runtime: Runtime, name: string, range: string): Promise<string> {
  const counter = { import: false, singleton: true, strictVersion: true, requiredVersion: range } as const;
  return build(
    runtime,
    name,
    { entry: {} },
    { filename: `${name}.js`, exposes: { './remote': './remote.js' }, shared: { counter } },
  );
}

async function build(runtime: Runtime, name: string, config: Configuration, federation: Federation): Promise<string> {
  const { plugins, ...further } = { externals: [], ...RUNTIMES[runtime] };
  const output = join(folder, 'dist', runtime, name);
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    output: { path: output, filename: 'host.js', uniqueName: name, publicPath: 'auto', chunkFilename: `${name}-[name].js` },
    // The fixture has no modules of its own.
    resolve: { extensions: ['.ts', '.js'], modules: ['node_modules', join(import.meta.dirname, '../node_modules')] },
    module: { rules: [{ test: /\.ts$/, loader: resolve('ts-loader'), options: { transpileOnly: true, configFile: TSCONFIG } }] },
    plugins: plugins({ name, ...federation }),
    ...further,
    ...config,
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
      else compiler.close(() => done());
    });
  });
  return output;
}

const PAIRS: [Runtime, Runtime][] = [
  ['ours', 'that of the host'],
  ['ours', 'ours'],
  ['ours', "the library's"],
  ['ours', "webpack's"],
  ["the library's", 'ours'],
];

for (const [ofHost, ofContainer] of PAIRS) {
  test(`a host with runtime "${ofHost}" and a container with runtime "${ofContainer}" share one module instance`, async ({
    page,
  }) => {
    const folders = await Promise.all([
      host(ofHost),
      container(ofContainer, 'fitting', '^1.0.0'),
      container(ofContainer, 'strange', '^2.0.0'),
    ]);
    await page.route('https://site.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<script src="/host.js"></script>' });
      const file = folders.map((each) => join(each, pathname)).find((each) => existsSync(each));
      return file ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(file) }) : route.fulfill({ status: 404 });
    });
    await page.goto('https://site.example/');

    const ask = (name: string) => page.evaluate((remote) => (globalThis as unknown as Host).askRemote(remote), name);
    expect(await page.evaluate(() => (globalThis as unknown as Host).askHost())).toBe(1);
    expect(await ask('fitting')).toBe(2);
    expect(await ask('fitting')).toBe(3);
    await expect(ask('strange'), 'a container whose required range does not match').rejects.toThrow(/1\.2\.0.*\^2\.0\.0/);
  });
}
