import { aComposition } from '../testing/aComposition';
import { type AssetGuard, createAssetGuard } from './assetGuard';

const PAGE = 'https://site.example';
const ENTRY = `${PAGE}/remotes/mf-catalog/1.0/remoteEntry.js`;
const STYLE = `${PAGE}/remotes/mf-catalog/1.0/page.css`;

let guard: AssetGuard;

beforeEach(() => {
  guard = createAssetGuard(aComposition(), PAGE);
});

function guardedScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  guard.guardScript(script, address);
  return script;
}

test('a listed file loads with its integrity hash', () => {
  const script = guardedScript(ENTRY);
  expect(script.src).toBe(ENTRY);
  expect(script.integrity).toBe('sha384-entry');
  expect(script.crossOrigin).toBeNull();
});

test('a file of another origin is requested without credentials', () => {
  const elsewhere = aComposition({ baseUrl: 'https://cdn.example/catalog/' });
  guard = createAssetGuard(elsewhere, PAGE);
  expect(guardedScript('https://cdn.example/catalog/remoteEntry.js').crossOrigin).toBe('anonymous');
});

test('a file that the composition does not list is not requested', () => {
  const script = document.createElement('script');
  expect(() => guard.guardScript(script, `${PAGE}/remotes/mf-catalog/1.0/planted.js`)).toThrow('does not list');
  expect(script.src).toBe('');
});

test('after renew, files of that release have new URLs and files of others keep theirs', () => {
  expect(guard.renew('mf_catalog')).toBe(1);
  expect(guard.renew('mf_catalog')).toBe(2);
  expect(guardedScript(ENTRY).src).toBe(`${PAGE}/~r2/remotes/mf-catalog/1.0/remoteEntry.js`);
  expect(guardedScript(`${PAGE}/shell/1.0/messages-ru.js`).src).toBe(`${PAGE}/shell/1.0/messages-ru.js`);
});

test('files listed later are allowed, and listing does not change an existing hash', () => {
  const address = `${PAGE}/remotes/mf-viewer/1.0/remoteEntry.js`;
  expect(() => guardedScript(address)).toThrow('does not list');
  const viewer = { name: 'mf_viewer', baseUrl: '/remotes/mf-viewer/1.0/' };
  guard.list(aComposition({ ...viewer, integrity: { 'remoteEntry.js': 'sha384-viewer' } }));
  guard.list(aComposition({ integrity: { 'remoteEntry.js': 'sha384-other' } }));
  expect(guardedScript(address).integrity).toBe('sha384-viewer');
  expect(guardedScript(ENTRY).integrity).toBe('sha384-entry');
});

test('a file under a cache-busted URL has the same hash', () => {
  expect(guardedScript(`${PAGE}/~r3/remotes/mf-catalog/1.0/remoteEntry.js`).integrity).toBe('sha384-entry');
});

test('renew fails pending scripts and leaves loaded ones alone', () => {
  const hanging = guardedScript(ENTRY);
  const arrived = guardedScript(ENTRY);
  arrived.dispatchEvent(new Event('load'));
  const [hangingFailed, arrivedFailed] = [hanging, arrived].map((script) => {
    const failed = jest.fn();
    script.addEventListener('error', failed);
    return failed;
  });
  guard.renew('mf_catalog');
  expect(hangingFailed).toHaveBeenCalledTimes(1);
  expect(arrivedFailed).not.toHaveBeenCalled();
});

test('a stylesheet that hangs fails after its deadline', () => {
  jest.useFakeTimers();
  const link = document.createElement('link');
  const failed = jest.fn();
  link.addEventListener('error', failed);
  guard.guardStyle(link, STYLE);
  expect(link.integrity).toBe('sha384-style');
  jest.advanceTimersByTime(5999);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('files of a remote from source need no hash, and other files are refused', () => {
  guard = createAssetGuard(aComposition({ baseUrl: '/-/source/mf-catalog/', isFromSource: true, integrity: {} }), PAGE);
  const script = guardedScript(`${PAGE}/-/source/mf-catalog/page-Updates.js`);
  expect(script.src).toBe(`${PAGE}/-/source/mf-catalog/page-Updates.js`);
  expect(script.getAttribute('integrity')).toBeNull();
  expect(() => guardedScript(`${PAGE}/elsewhere.js`)).toThrow('does not list');
});

test('the shell from source loads its hot updates without a hash', () => {
  const composition = aComposition();
  const shell = { ...composition.shell, baseUrl: '/-/source/shell/', isFromSource: true };
  guard = createAssetGuard({ ...composition, shell }, PAGE);
  const script = guardedScript(`${PAGE}/-/source/shell/shell.1f2e.hot-update.js`);
  expect(script.getAttribute('integrity')).toBeNull();
  expect(() => guardedScript(`${PAGE}/-/source/mf-catalog/page-Updates.js`)).toThrow('does not list');
});
