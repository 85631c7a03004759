/** @jest-environment jsdom */
import type { ShareScope } from './federatedBuild';
import { buildBegins, loadRemote, registerRemotes } from './remotes';

const ENTRY = 'https://site.example/remotes/entry.js';
const host = { name: 'shell', options: { name: 'shell' }, shareScopeMap: {} as Record<string, ShareScope> };

/** The entry script that is loading. */
function askedFor(): HTMLScriptElement | null {
  return document.querySelector('script');
}

/** Simulates that the script has loaded and left a container on the page. */
function arrives(name: string, container?: object): void {
  Object.assign(globalThis, { [name]: container });
  askedFor()!.dispatchEvent(new Event('load'));
}

function containerWith(modules: Record<string, unknown>) {
  return {
    init: jest.fn(),
    get: jest.fn((expose: string) =>
      expose in modules ? Promise.resolve(() => modules[expose]) : Promise.reject(new Error(`${expose} is not exposed.`)),
    ),
  };
}

beforeAll(() => buildBegins(host));

test('a container is loaded once, initialized with the share scopes of the host, and gives its modules', async () => {
  registerRemotes([{ name: 'one', entry: ENTRY }]);
  const both = Promise.all([loadRemote('one/remote'), loadRemote('one/deep/module')]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(askedFor()!.src).toBe(ENTRY);
  const container = containerWith({ './remote': 'the remote', './deep/module': 'a module' });
  arrives('one', container);
  expect(await both).toEqual(['the remote', 'a module']);
  expect(container.init).toHaveBeenCalledTimes(1);
  const [scope, initScope, options] = container.init.mock.calls[0];
  expect(scope).toBe(host.shareScopeMap['default']);
  expect(initScope).toEqual([]);
  expect(options.shareScopeMap).toBe(host.shareScopeMap);
  expect(askedFor()).toBeNull();
  await expect(loadRemote('one/other')).rejects.toThrow('./other is not exposed.');
});

test('an entry that failed to load is requested again by the next call', async () => {
  registerRemotes([{ name: 'two', entry: ENTRY }]);
  const failed = loadRemote('two/remote');
  askedFor()!.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow(`${ENTRY} did not come.`);
  const again = loadRemote('two/remote');
  arrives('two', containerWith({ './remote': 'late' }));
  expect(await again).toBe('late');
});

test('an entry that times out, and a script that is no entry, fail with their URL', async () => {
  jest.useFakeTimers();
  registerRemotes([{ name: 'three', entry: ENTRY }]);
  const hanging = loadRemote('three/remote');
  jest.runAllTimers();
  await expect(hanging).rejects.toThrow(`${ENTRY} took too long.`);
  jest.useRealTimers();
  const wrong = loadRemote('three/remote');
  arrives('three');
  await expect(wrong).rejects.toThrow(`${ENTRY} is not the entry of three, or threw while it ran.`);
});

test('a remote registered with force loads its new entry, without its old shared modules', async () => {
  registerRemotes([{ name: 'four', entry: ENTRY }]);
  const first = loadRemote('four/remote');
  arrives('four', containerWith({ './remote': 'first' }));
  await first;
  registerRemotes([{ name: 'four', entry: `${ENTRY}?ignored` }]);
  expect(await loadRemote('four/remote')).toBe('first');

  host.shareScopeMap['default']!['lib'] = {
    '1.0.0': { version: '1.0.0', from: 'four', get: () => () => 1, useIn: ['four'], scope: ['default'], shareConfig: {} },
  };
  registerRemotes([{ name: 'four', entry: `${ENTRY}?again` }], { force: true });
  expect(host.shareScopeMap['default']!['lib']).toEqual({});
  const second = loadRemote('four/remote');
  expect(askedFor()!.src).toBe(`${ENTRY}?again`);
  arrives('four', containerWith({ './remote': 'second' }));
  expect(await second).toBe('second');
});

test('a remote that is not registered is not requested', async () => {
  await expect(loadRemote('unknown/remote')).rejects.toThrow('The remote unknown is not registered.');
  expect(askedFor()).toBeNull();
});
