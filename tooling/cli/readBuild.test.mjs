import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolders } from './readBuild.mjs';

let repository;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'komawari-builds-'));
});
afterEach(() => {
  rmSync(repository, { recursive: true });
});

/** A folder as a build leaves it, with one file. */
function build(name, file) {
  const dist = join(repository, name, 'dist');
  mkdirSync(join(dist, '1.0.0'), { recursive: true });
  writeFileSync(join(dist, '1.0.0', file), '{}');
  writeFileSync(join(dist, 'current.json'), '{"version":"1.0.0"}');
}

test('where everything was built, what readers load is published, and the server is not', () => {
  build('mf-one', 'release.json');
  build('mf-two', 'release.json');
  build('server', 'server.mjs');
  mkdirSync(join(repository, 'docs'));
  expect(buildFolders([], repository)).toEqual([join(repository, 'mf-one'), join(repository, 'mf-two')]);
});
