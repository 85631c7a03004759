import { aComposition } from '../testing/aComposition';
import { createAssetGuard } from './assetGuard';
import { guardTags } from './tagAddress';

const PAGE = 'https://site.example';
const ENTRY = `${PAGE}/remotes/mf-catalog/1.0/remoteEntry.js`;
const STYLE = `${PAGE}/remotes/mf-catalog/1.0/page.css`;

let restore: () => void;

beforeEach(() => {
  restore = guardTags(createAssetGuard(aComposition(), PAGE));
});

afterEach(() => restore());

test.each([
  ['its property', (script: HTMLScriptElement, address: string) => (script.src = address)],
  ['an attribute', (script: HTMLScriptElement, address: string) => script.setAttribute('src', address)],
])('a script whose URL is set by %s gets its integrity hash', (_way, give) => {
  const script = document.createElement('script');
  give(script, ENTRY);
  expect(script.src).toBe(ENTRY);
  expect(script.integrity).toBe('sha384-entry');
});

test.each([
  ['its property', (script: HTMLScriptElement, address: string) => (script.src = address)],
  ['an attribute', (script: HTMLScriptElement, address: string) => script.setAttribute('src', address)],
])('a script that no release lists gets no URL when it is set by %s', (_way, give) => {
  const script = document.createElement('script');
  expect(() => give(script, `${PAGE}/remotes/mf-catalog/1.0/planted.js`)).toThrow('does not list');
  expect(script.src).toBe('');
});

test('a listed stylesheet gets its hash, and an unlisted one is refused', () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLE;
  expect(link.integrity).toBe('sha384-style');
  const planted = document.createElement('link');
  planted.rel = 'stylesheet';
  expect(() => planted.setAttribute('href', `${PAGE}/planted.css`)).toThrow('does not list');
});

test('other links and other attributes are left alone', () => {
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = `${PAGE}/titles/1`;
  link.setAttribute('data-kind', 'page');
  expect(link.outerHTML).toBe(`<link rel="canonical" href="${PAGE}/titles/1" data-kind="page">`);
});
