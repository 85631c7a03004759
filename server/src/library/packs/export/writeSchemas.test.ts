import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LibraryEvent } from '../../report/LibraryEvent';
import { writeSchemas } from './writeSchemas';

let folder: string;
let told: LibraryEvent[];
const write = (pack: string) => writeSchemas({ tell: (event) => told.push(event) }, pack);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-schemas-'));
  told = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the schemas are in the pack, and the editor is told where', async () => {
  writeFileSync(path.join(folder, 'pack.yaml'), 'key: mine\n');
  await write(folder);
  const files = readdirSync(path.join(folder, 'schemas'));
  expect(files).toContain('work.json');
  expect(told).toEqual([{ kind: 'note', text: `${files.length} schemas are in ${path.join(folder, 'schemas')}.` }]);
});

test('a folder that is no pack, or that is mistyped, stays as it is', async () => {
  const typo = path.join(folder, 'typo');
  await write(typo);
  await write(folder);
  expect(told).toEqual([
    { kind: 'error', where: typo, what: 'does not exist.', todo: expect.stringContaining('Check the path') },
    { kind: 'error', where: folder, what: 'is not a content pack: it has no pack.yaml.', todo: expect.any(String) },
  ]);
  expect([existsSync(typo), readdirSync(folder)]).toEqual([false, []]);
});
