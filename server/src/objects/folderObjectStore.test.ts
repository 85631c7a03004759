import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { folderObjectStore } from './folderObjectStore';
import { isObjectName } from './ObjectStore';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = new Uint8Array([1, 2, 3]);

test('bytes come back under a short name made of their hash', async () => {
  const store = folderObjectStore(folder);
  const name = await store.put(bytes);
  expect(isObjectName(name)).toBe(true);
  expect(new Uint8Array((await store.get(name))!)).toEqual(bytes);
  expect(await store.has(name)).toBe(true);
});

test('the same bytes are stored once, also when two store them at the same time', async () => {
  const store = folderObjectStore(folder);
  const names = await Promise.all([store.put(bytes), store.put(bytes)]);
  names.push(await store.put(bytes));
  expect(new Set(names).size).toBe(1);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual([names[0]]);
});

test.each(['../../../etc/passwd', 'a/b.webp', '', '..', `${'a'.repeat(22)}.webp/..`, `${'a'.repeat(22)}.svg`])(
  '%j is the name of nothing',
  async (name) => {
    const store = folderObjectStore(folder);
    expect(await store.get(name)).toBeUndefined();
    expect(await store.has(name)).toBe(false);
  },
);

test('what was never stored is not there', async () => {
  expect(await folderObjectStore(folder).get(`${'a'.repeat(22)}.webp`)).toBeUndefined();
});
