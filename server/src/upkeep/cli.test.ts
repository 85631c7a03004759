import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createControlServer } from '../control';
import { runUpkeepCommand } from './cli';
import { UPKEEP_COMMAND } from './runUpkeep';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-upkeep-'));
  writeFileSync(path.join(folder, 'here'), '');
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (verb: 'backup' | 'restore', ...argv: string[]) =>
  runUpkeepCommand(verb, argv, { KOMAWARI_DATA: folder, INIT_CWD: folder }, (line) => said.push(line));

test('sends the command to a running server and prints its output', async () => {
  const control = createControlServer();
  control.registerCommand(UPKEEP_COMMAND, async (command, tell) => tell(JSON.stringify(command)));
  await control.listen(folder);
  expect(await run('backup', 'b')).toBe(0);
  expect(said.map((line) => JSON.parse(line) as unknown)).toEqual([{ verb: 'backup', folder: path.join(folder, 'b') }]);
  await control.close();
});

test('exits with 1 if the server fails, and with 2 for invalid arguments', async () => {
  const control = createControlServer();
  control.registerCommand(UPKEEP_COMMAND, () => Promise.reject(new Error('the disk is full')));
  await control.listen(folder);
  expect(await run('backup', 'b')).toBe(1);
  expect(said).toEqual(['the disk is full']);
  await control.close();
  expect(await run('restore')).toBe(2);
  expect(said.at(-1)).toBe('Usage: restore <folder> [--replace]');
});
