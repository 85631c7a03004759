import type { ConsumedModule, FederatedBuild, ModuleFactory, SharedByBuild } from './federatedBuild';
import { consumeShared, consumeSharedSync, provideShared, withdrawShared } from './shareScope';

function build(name: string, shared: FederatedBuild['options']['shared'] = {}): FederatedBuild {
  return { name, options: { name, shared }, shareScopeMap: {} };
}

function offered(version: string, module: unknown, { eager = false } = {}): SharedByBuild {
  const factory = () => module;
  return { version, scope: ['default'], shareConfig: { eager }, get: () => (eager ? factory : Promise.resolve(factory)) };
}

function wanted(range: string | false, further: Partial<ConsumedModule> = {}): ConsumedModule {
  const fallback = (): ModuleFactory => () => 'own copy';
  return {
    shareKey: 'react',
    shareScope: ['default'],
    singleton: true,
    requiredVersion: range,
    strictVersion: true,
    fallback,
    ...further,
  };
}

/** Builds of one page in the order in which they start. The first is the host. */
function page(...builds: FederatedBuild[]): FederatedBuild[] {
  const [host] = builds;
  for (const each of builds) {
    each.shareScopeMap = host!.shareScopeMap;
    provideShared(each);
  }
  return builds;
}

test('a container uses the shared module of the host', async () => {
  const [host, remote] = page(
    build('shell', { react: [offered('19.3.1', 'react of the shell', { eager: true })] }),
    build('remote'),
  );
  expect((await consumeShared(remote!, wanted('^19.3.1')))()).toBe('react of the shell');
  expect(consumeSharedSync(host!, wanted('^19.3.1'))()).toBe('react of the shell');
  expect(host!.shareScopeMap['default']!['react']!['19.3.1']).toMatchObject({ from: 'shell', useIn: ['remote', 'shell'] });
});

test.each([
  ['^19.3.0', true],
  ['~19.3.0', true],
  ['>=19 <20', true],
  ['*', true],
  [false, true],
  ['^18.2.0', false],
  ['^19.4.0', false],
] as const)('version 19.3.1 satisfies %s: %s', async (range, fits) => {
  const [, remote] = page(build('shell', { react: [offered('19.3.1', 'react', { eager: true })] }), build('remote'));
  const taken = consumeShared(remote!, wanted(range));
  if (fits) expect((await taken)()).toBe('react');
  else await expect(taken).rejects.toThrow(`react runs in version 19.3.1, from shell; remote needs ${range}.`);
});

test('without strictVersion, a version out of range is used with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const [, remote] = page(build('shell', { react: [offered('19.3.1', 'react', { eager: true })] }), build('remote'));
  expect((await consumeShared(remote!, wanted('^18.0.0', { strictVersion: false })))()).toBe('react');
  expect(warn).toHaveBeenCalledWith('react runs in version 19.3.1, from shell; remote needs ^18.0.0.');
  warn.mockRestore();
});

test('a module that nobody shares is the fallback copy', async () => {
  const [, remote] = page(build('shell'), build('remote'));
  expect((await consumeShared(remote!, wanted('^19.3.1')))()).toBe('own copy');
});

test('a singleton has one version, even if a container shares a newer one', async () => {
  const shell = build('shell', { react: [offered('19.3.1', 'old', { eager: true })] });
  const [, newer, other] = page(shell, build('newer', { react: [offered('19.9.0', 'new')] }), build('other'));
  expect((await consumeShared(newer!, wanted('^19.0.0')))()).toBe('old');
  expect((await consumeShared(other!, wanted('^19.0.0')))()).toBe('old');
});

test('a module that is no singleton is the first version in range', async () => {
  const versions = [offered('4.0.0', 'four'), offered('5.1.0', 'five')];
  const [, remote] = page(build('shell', { react: versions }), build('remote'));
  expect((await consumeShared(remote!, wanted('^5.0.0', { singleton: false })))()).toBe('five');
  expect((await consumeShared(remote!, wanted('^4.0.0', { singleton: false })))()).toBe('four');
  expect((await consumeShared(remote!, wanted('^6.0.0', { singleton: false })))()).toBe('own copy');
});

test('a module shared by a container of webpack’s own plugin is used like any other', async () => {
  const [host, remote] = page(build('shell'), build('remote'));
  const ofWebpack = { version: '1.0.0', from: 'strange', eager: false, get: async () => () => 'lib' };
  host!.shareScopeMap['default'] = { react: { '1.0.0': ofWebpack } };
  expect((await consumeShared(remote!, wanted('^1.0.0')))()).toBe('lib');
  withdrawShared(host!.shareScopeMap, 'strange');
  expect(host!.shareScopeMap['default']).toEqual({ react: { '1.0.0': expect.objectContaining({ useIn: ['remote'] }) } });
});

test('a version that is loading takes precedence over one that is not', async () => {
  const [host, remote] = page(build('shell', { react: [offered('1.0.0', 'idle'), offered('1.1.0', 'coming')] }), build('remote'));
  Object.assign(host!.shareScopeMap['default']!['react']!['1.1.0']!, { loaded: false, loading: Promise.resolve(() => 'coming') });
  expect((await consumeShared(remote!, wanted('^1.0.0')))()).toBe('coming');
});

test('a module is loaded once, and again after a failure', async () => {
  const get = jest
    .fn<Promise<ModuleFactory>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => 'lib');
  const shared = { ...offered('1.0.0', ''), get };
  const [, remote, other] = page(build('shell', { react: [shared] }), build('remote'), build('other'));
  await expect(consumeShared(remote!, wanted('^1.0.0'))).rejects.toThrow('no network');
  const [one, two] = await Promise.all([consumeShared(remote!, wanted('^1.0.0')), consumeShared(other!, wanted('^1.0.0'))]);
  expect([one(), two()]).toEqual(['lib', 'lib']);
  expect(get).toHaveBeenCalledTimes(2);
});

test('a host cannot start with a shared module that is not eager', () => {
  const [host] = page(build('shell', { react: [offered('19.3.1', 'react')] }));
  expect(() => consumeSharedSync(host!, wanted('^19.3.1'))).toThrow(
    'shell cannot begin with react, which is not shared as eager.',
  );
  expect(() => consumeSharedSync(host!, wanted('^19.3.1', { shareKey: 'vue' }))).toThrow('shell cannot begin with vue');
});

test('withdrawShared removes the modules of a container, except those that others use', async () => {
  const brings = { react: [offered('1.0.0', 'used by others')], vue: [offered('1.0.0', 'its own')] };
  const [host, gone, other] = page(build('shell'), build('gone', brings), build('other'));
  await consumeShared(gone!, wanted('^1.0.0', { shareKey: 'vue' }));
  await consumeShared(other!, wanted('^1.0.0'));
  withdrawShared(host!.shareScopeMap, 'gone');
  expect(host!.shareScopeMap['default']).toEqual({ react: { '1.0.0': expect.objectContaining({ from: 'gone' }) }, vue: {} });
});
