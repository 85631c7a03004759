import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compositionOfFile } from './compositionOfFile';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'komawari-composition-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the composition is always read from the current file', async () => {
  const file = path.join(folder, 'composition.json');
  await writeFile(file, JSON.stringify({ id: 'one', shell: {}, remotes: [] }));
  const source = compositionOfFile(file);
  expect(await source.live()).toMatchObject({ base: { id: 'one' } });
  expect(await source.find('one')).toMatchObject({ id: 'one' });
  await writeFile(file, JSON.stringify({ id: 'two', shell: {}, remotes: [] }));
  expect(await source.current()).toMatchObject({ id: 'two' });
  expect(await source.compositionFor(17)).toMatchObject({ id: 'two' });
  expect(await source.find('one')).toBeUndefined();
});
