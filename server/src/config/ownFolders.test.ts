import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderWith, PROGRAM_FOLDER, REPOSITORY } from './ownFolders';

test('the program finds its migrations and the repository around it', () => {
  expect(existsSync(path.join(PROGRAM_FOLDER, 'migrations/0000_begin.sql'))).toBe(true);
  expect(existsSync(path.join(REPOSITORY ?? '', 'sample-pack/package.json'))).toBe(true);
});

test('what is nowhere above has no folder', () => {
  expect(folderWith('no such file', PROGRAM_FOLDER)).toBeUndefined();
});
