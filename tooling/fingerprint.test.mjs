import { fingerprintOf, sourcesOf, versionOf } from './fingerprint.mjs';
import { workspaceDependencies } from './workspace.mjs';

test('a package is fingerprinted with the packages of ours that it is built from', () => {
  expect(workspaceDependencies('mf-catalog')).toEqual(['shared-domain', 'shared-proto', 'shared-state', 'shared-ui']);
});

test('the same sources have the same version, which begins with that of the package', () => {
  expect(versionOf('mf-catalog')).toBe(versionOf('mf-catalog'));
  expect(versionOf('mf-catalog')).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
});

test('two remotes have two fingerprints', () => {
  expect(fingerprintOf('mf-catalog')).not.toBe(fingerprintOf('mf-viewer'));
});

test('tests and notes are no input of a build', () => {
  const sources = sourcesOf(['tooling']);
  expect(sources).toContain('tooling/webpack.mjs');
  expect(sources.filter((path) => /\.test\.|\.md$/.test(path))).toEqual([]);
});
