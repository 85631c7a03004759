import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { commitOf, releaseRecord, sharedRanges } from './releaseRecord.mjs';

/** Runs a test in its own folder, outside any repository. */
function inFolder(check) {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'komawari-record-'));
    try {
      check(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

test(
  'a release names the commit that it was built from, and says when there was more than that',
  inFolder((folder) => {
    const git = (...args) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: folder });
    git('init', '-q');
    git('config', 'user.name', 'Aiko');
    git('commit', '-q', '--allow-empty', '-m', 'first');
    expect(commitOf(folder)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/), isCommitted: true, by: 'Aiko' });
    writeFileSync(join(folder, 'more.txt'), 'more');
    expect(commitOf(folder).isCommitted).toBe(false);
  }),
);

test(
  'outside of git there is nothing to name, and a release all the same',
  inFolder((folder) => {
    cpSync(join(ROOT, 'mf-catalog/package.json'), join(folder, 'package.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const { built, sizes } = releaseRecord(folder, { 'page.js': 7 });
    expect(built).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    expect(sizes).toEqual({ 'page.js': 7 });
  }),
);

test('a remote says which versions of the shared modules it gets along with', () => {
  expect(sharedRanges(join(ROOT, 'mf-catalog'))).toMatchObject({
    react: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), range: expect.stringMatching(/^\^\d/) },
    '@komawari/shared-state': { range: expect.stringMatching(/^\^\d/) },
  });
});

test('a release names the federation runtime, which a container has from its host: in that very version', () => {
  const { shares } = releaseRecord(join(ROOT, 'mf-catalog'), {});
  const { version, range } = shares['@module-federation/webpack-bundler-runtime'];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(range).toBe(version);
});
