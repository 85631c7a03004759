import type { ShareScope } from '@komawari/shared-state/federation';
import { aRelease } from '../testing/aComposition';
import { federatedRemotes } from './federatedRemotes';

const PAGE = 'https://site.example';
const ENTRY = `${PAGE}/remotes/mf-catalog/1.0/remoteEntry.js`;
const SCOPE: ShareScope = { react: { '19.0.0': { from: 'shell', get: () => undefined } } };

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'mf_catalog');
  jest.useRealTimers();
});

function aSource() {
  return federatedRemotes(PAGE, SCOPE);
}

/** The script that is being loaded. */
function entryScript(): HTMLScriptElement {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('No entry was asked for.');
  return script;
}

/** The entry has come, and leaves its container under its name, as webpack's `var` does. */
function arrive(container: object | string): void {
  Reflect.set(globalThis, 'mf_catalog', container);
  entryScript().dispatchEvent(new Event('load'));
}

function containerOf(remote: unknown, asked: unknown[] = []): object {
  return {
    init: (scope: unknown) => void asked.push(scope),
    get: (module: string) => {
      asked.push(module);
      return Promise.resolve(() => ({ remote }));
    },
  };
}

test('a remote is what its container exposes, after it was given what the shell shares', async () => {
  const remote = { pages: {} };
  const asked: unknown[] = [];
  const loaded = aSource().load(aRelease());
  expect(entryScript().src).toBe(ENTRY);
  arrive(containerOf(remote, asked));
  expect(await loaded).toBe(remote);
  expect(asked).toEqual([SCOPE, './remote']);
  expect(document.head.querySelector('script')).toBeNull();
});

test.each([
  ['nothing', () => entryScript().dispatchEvent(new Event('load'))],
  ['something else', () => arrive('a page of an error')],
])('an entry that leaves %s is an error that names it', async (_what, end) => {
  const loaded = aSource().load(aRelease());
  end();
  await expect(loaded).rejects.toThrow(`${ENTRY} ran and left no container mf_catalog.`);
});

test('an entry that fails is an error that names it, and the next attempt has an address of its own', async () => {
  const source = aSource();
  const failed = source.load(aRelease());
  entryScript().dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow(`${ENTRY} did not come.`);
  source.restart(aRelease(), 1);
  const loaded = source.load(aRelease());
  expect(entryScript().src).toBe(`${PAGE}/~r1/remotes/mf-catalog/1.0/remoteEntry.js`);
  arrive(containerOf('face'));
  expect(await loaded).toBe('face');
});

test('what an attempt of before has left is not taken for the remote', async () => {
  const source = aSource();
  const first = source.load(aRelease());
  arrive(containerOf('old'));
  await first;
  const second = source.load(aRelease());
  entryScript().dispatchEvent(new Event('load'));
  await expect(second).rejects.toThrow('left no container');
});

test('an entry that hangs is given up', async () => {
  jest.useFakeTimers();
  const failed = expect(aSource().load(aRelease())).rejects.toThrow('did not come in time');
  await jest.advanceTimersByTimeAsync(6000);
  await failed;
  expect(document.head.querySelector('script')).toBeNull();
});
