import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FolderLockedError, lockFolder } from './folderLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'db.lock');
const lockInFile = (): unknown => JSON.parse(readFileSync(file(), 'utf8'));

/** Locks the folder and expects the lock to be that of this process. */
function expectToLock(): void {
  const release = lockFolder(folder, 'db.lock');
  expect(lockInFile()).toEqual({ pid: process.pid, startedAt: expect.not.stringMatching(/^another boot/) });
  release();
  expect(existsSync(file())).toBe(false);
}

test('locks a folder once, and again after it was released', () => {
  const release = lockFolder(folder, 'db.lock');
  expect(() => lockFolder(folder, 'db.lock')).toThrow(FolderLockedError);
  release();
  expect(existsSync(file())).toBe(false);
  lockFolder(folder, 'db.lock')();
});

test('names the owning process and the remedies in the error', () => {
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
  expectToLock();
});

/** Only Linux lets us distinguish a process that has ended from one that runs. */
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the lock of a zombie process is taken over', async () => {
  // The shell that starts the process is replaced by a program that never waits for it. Until then, the shell itself might wait
  // for it.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() !== 'sleep') await setTimeout(10);
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  writeFileSync(file(), JSON.stringify({ pid, startedAt: `${boot}:${stat[21]}` }));
  expect(() => lockFolder(folder, 'db.lock')).toThrow(FolderLockedError);
  process.kill(pid, 'SIGKILL');
  while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await setTimeout(10);
  expectToLock();
  parent.kill();
});

test('ignores a lock whose process ID now belongs to another process', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, startedAt: 'another boot:1' }));
  expectToLock();
});

test('ignores a lock file that cannot be parsed', () => {
  writeFileSync(file(), 'garbage');
  expectToLock();
});

test('does not remove a lock that now belongs to another process', () => {
  const release = lockFolder(folder, 'db.lock');
  writeFileSync(file(), JSON.stringify({ pid: 1, startedAt: 'someone else' }));
  release();
  expect(existsSync(file())).toBe(true);
});

test('names the folder that cannot be created, and the setting', () => {
  writeFileSync(file(), '');
  expect(() => lockFolder(file(), 'db.lock')).toThrow(
    /^The data folder .*db\.lock cannot be made: EEXIST.* KOMAWARI_DATA names another one\.$/,
  );
});
