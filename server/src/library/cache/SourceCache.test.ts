import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileSourceCache } from './SourceCache';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'komawari-cache-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'library-cache.ndjson');

test('keeps entries after a restart, as long as the stamp is the same', () => {
  fileSourceCache(folder).set('a.png', 'size 1', 'name');
  expect(fileSourceCache(folder).get('a.png', 'size 1')).toBe('name');
  expect(fileSourceCache(folder).get('a.png', 'size 2')).toBeUndefined();
  expect(fileSourceCache(folder).get('b.png', 'size 1')).toBeUndefined();
});

test('a truncated line loses only its own entry', () => {
  fileSourceCache(folder).set('a.png', '1', 'name');
  appendFileSync(file(), '["b.png","x');
  expect(fileSourceCache(folder).get('a.png', '1')).toBe('name');
});

test('compacts the file when most lines are outdated', () => {
  const cache = fileSourceCache(folder);
  for (let index = 0; index < 10; index += 1) cache.set('a.png', String(index), 'name');
  expect(fileSourceCache(folder).get('a.png', '9')).toBe('name');
  expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(1);
});
