import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderLockedError, lockFolder } from './folderLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'db.lock');

test('a folder is locked once, and can be locked again when it was given back', () => {
  const release = lockFolder(folder, 'db.lock');
  expect(() => lockFolder(folder, 'db.lock')).toThrow(FolderLockedError);
  release();
  expect(existsSync(file())).toBe(false);
  lockFolder(folder, 'db.lock')();
});

test('the refusal names the process and what to do', () => {
  const release = lockFolder(folder, 'db.lock');
  expect(() => lockFolder(folder, 'db.lock')).toThrow(
    new RegExp(`in use by process ${process.pid}.*KOMAWARI_DATA.*delete .*db\\.lock`),
  );
  release();
});

test('the lock of a process that was killed is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const pid = child.pid!;
  writeFileSync(file(), JSON.stringify({ pid, startedAt: '' }));
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = lockFolder(folder, 'db.lock');
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});

test('a process that only got the number of the one before is no owner', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, startedAt: 'another boot:1' }));
  lockFolder(folder, 'db.lock')();
});

test('a lock that nobody can read is nobody’s', () => {
  writeFileSync(file(), 'garbage');
  lockFolder(folder, 'db.lock')();
});

test('who is not the owner any more does not take the lock away', () => {
  const release = lockFolder(folder, 'db.lock');
  writeFileSync(file(), JSON.stringify({ pid: 1, startedAt: 'someone else' }));
  release();
  expect(existsSync(file())).toBe(true);
});
