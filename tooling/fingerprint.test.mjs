import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOf, sourcesIn, versionOf } from './fingerprint.mjs';
import { ownPackagesOf, TOOLING } from './packages.mjs';
import { ROOT, workspaceDependencies } from './workspace.mjs';

const CATALOG = join(ROOT, 'mf-catalog');

test('a fingerprint includes the workspace packages that a package is built from', () => {
  expect(workspaceDependencies('mf-catalog')).toEqual(['shared-domain', 'shared-proto', 'shared-state', 'shared-ui']);
  expect([...ownPackagesOf(CATALOG).values()].sort()).toEqual(
    workspaceDependencies('mf-catalog').map((folder) => join(ROOT, folder)),
  );
});

test('the same sources have the same version, which begins with that of the package', () => {
  expect(versionOf(CATALOG)).toBe(versionOf(CATALOG));
  expect(versionOf(CATALOG)).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
});

test('two remotes have different fingerprints', () => {
  expect(fingerprintOf(CATALOG)).not.toBe(fingerprintOf(join(ROOT, 'mf-viewer')));
});

test('the same sources in another folder have the same fingerprint', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'komawari-fingerprint-'));
  cpSync(join(ROOT, 'mf-comments'), elsewhere, { recursive: true, filter: (file) => !file.endsWith('node_modules') });
  cpSync(join(ROOT, 'package-lock.json'), join(elsewhere, 'package-lock.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(elsewhere, 'node_modules'));
  expect(fingerprintOf(elsewhere)).toBe(fingerprintOf(join(ROOT, 'mf-comments')));
  rmSync(elsewhere, { recursive: true });
});

test('tests and Markdown files are not sources of a build', () => {
  const sources = sourcesIn(TOOLING, ['.']).map((path) => path.replace('./', ''));
  expect(sources).toContain('webpack.mjs');
  expect(sources.filter((path) => /\.test\.|\.md$/.test(path))).toEqual([]);
});
