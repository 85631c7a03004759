import { aBuild } from '../../testing/builds';
import { ReleaseRefusedError, readRelease } from './releaseDocument';

const { document } = aBuild('mf_news', '1.0.0');

test('readRelease derives the base URL from name and version', () => {
  expect(readRelease(document).release.baseUrl).toBe('/remotes/mf-news/1.0.0/');
  expect(readRelease(aBuild('shell', '1.0.0').document).release.baseUrl).toBe('/shell/1.0.0/');
});

test('readRelease keeps build information in the record only', () => {
  expect(readRelease(document).record.built).toEqual({ at: '2026-01-01T00:00:00.000Z' });
  expect(readRelease(document).release).not.toHaveProperty('built');
});

test.each([
  ['a remote named shell', { name: 'shell' }],
  ['a name that is a path', { name: '../mf' }],
  ['a version that is a path', { version: '../1' }],
  ['an integrity hash weaker than SHA-384', { integrity: { 'page.js': 'sha256-abc' } }],
])('readRelease rejects %s', (_what, more) => {
  expect(() => readRelease({ ...document, ...more })).toThrow(ReleaseRefusedError);
});
