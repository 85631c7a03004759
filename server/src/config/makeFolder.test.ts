import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeFolder } from './makeFolder';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'komawari-folder-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('makes a folder with its parents, also if it exists', () => {
  const folder = path.join(root, 'a/b/c');
  for (let time = 0; time < 2; time += 1) makeFolder(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('refuses a folder in place of a file', () => {
  writeFileSync(path.join(root, 'a'), '');
  expect(() => makeFolder(path.join(root, 'a'))).toThrow(/EEXIST/);
  expect(() => makeFolder(path.join(root, 'a/b'))).toThrow(/ENOTDIR/);
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('refuses a folder where the system cannot make one', () => {
  expect(() => makeFolder('/proc/komawari')).toThrow(/ENOENT/);
  expect(() => makeFolder('/proc/komawari/backup')).toThrow(/ENOENT/);
});
