import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderWith, PROGRAM_FOLDER, REPOSITORY } from './ownFolders';

test('PROGRAM_FOLDER has the migrations, and REPOSITORY the sample pack', () => {
  expect(existsSync(path.join(PROGRAM_FOLDER, 'migrations/0000_begin.sql'))).toBe(true);
  expect(existsSync(path.join(REPOSITORY ?? '', 'sample-pack/package.json'))).toBe(true);
});

test('folderWith returns undefined if no parent folder contains the file', () => {
  expect(folderWith('no such file', PROGRAM_FOLDER)).toBeUndefined();
});
