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
  'commitOf names the commit of a build and says whether there were uncommitted changes',
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
  'outside of a git repository, a release record has no commit',
  inFolder((folder) => {
    cpSync(join(ROOT, 'mf-catalog/package.json'), join(folder, 'package.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const { built, sizes } = releaseRecord(folder, { 'page.js': 7 });
    expect(built).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    expect(sizes).toEqual({ 'page.js': 7 });
  }),
);

test('sharedRanges gives the version and the range of each shared module', () => {
  expect(sharedRanges(join(ROOT, 'mf-catalog'))).toMatchObject({
    react: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), range: expect.stringMatching(/^\^\d/) },
    '@komawari/shared-state': { range: expect.stringMatching(/^\^\d/) },
  });
});

test('a release record requires the exact version of the federation runtime', () => {
  const { shares } = releaseRecord(join(ROOT, 'mf-catalog'), {});
  const { version, range } = shares['@module-federation/webpack-bundler-runtime'];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(range).toBe(version);
});
