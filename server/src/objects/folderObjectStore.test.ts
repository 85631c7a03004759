import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { folderObjectStore } from './folderObjectStore';
import { isPictureName } from './ObjectStore';
import { renditionName } from './renditionName';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = new Uint8Array([1, 2, 3]);

test('stores bytes under a name derived from their hash', async () => {
  const store = folderObjectStore(folder);
  const name = await store.put(bytes);
  expect(isPictureName(name)).toBe(true);
  expect(new Uint8Array((await store.get(name))!)).toEqual(bytes);
  expect(await store.has(name)).toBe(true);
});

test('stores equal bytes once, even concurrently', async () => {
  const store = folderObjectStore(folder);
  const names = await Promise.all([store.put(bytes), store.put(bytes)]);
  names.push(await store.put(bytes));
  expect(new Set(names).size).toBe(1);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual([names[0]]);
});

test.each(['../../../etc/passwd', 'a/b.webp', '', '..', `${'a'.repeat(22)}.webp/..`, `${'a'.repeat(22)}.svg`])(
  'finds nothing under the invalid name %j',
  async (name) => {
    const store = folderObjectStore(folder);
    expect(await store.get(name)).toBeUndefined();
    expect(await store.has(name)).toBe(false);
  },
);

test('finds nothing under an unknown name', async () => {
  expect(await folderObjectStore(folder).get(`${'a'.repeat(22)}.webp`)).toBeUndefined();
});

test('lists and removes images from before a time, but keeps one that was stored again', async () => {
  const store = folderObjectStore(folder);
  const [old, fresh] = [await store.put(bytes), await store.put(new Uint8Array([4]))];
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  for (const name of [old, fresh]) utimesSync(path.join(folder, name.slice(0, 2), name), anHourAgo, anHourAgo);
  const listed = await all(store.listPictures(anHourAgo + 1));
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual({ name: old, storedAt: anHourAgo, bytes: 3 });
  expect(await all(store.listPictures(anHourAgo))).toEqual([]);
  await store.put(new Uint8Array([4]));
  for (const name of [old, fresh, '../evil']) await store.removePicture(name, anHourAgo + 1);
  expect([await store.has(old), await store.has(fresh)]).toEqual([false, true]);
});

test('stores a smaller size beside its image, and lists and removes it separately', async () => {
  const store = folderObjectStore(folder);
  const picture = await store.put(bytes);
  const name = renditionName({ picture, width: 240 });
  await store.putRendition({ picture, width: 240 }, new Uint8Array([7]));
  expect(readdirSync(path.join(folder, picture.slice(0, 2))).sort()).toEqual([name, picture].sort());
  expect([...(await store.get(name))!]).toEqual([7]);
  expect((await all(store.listPictures(Infinity))).map((one) => one.name).sort()).toEqual([name, picture].sort());
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  utimesSync(path.join(folder, name.slice(0, 2), name), anHourAgo, anHourAgo);
  await store.putRendition({ picture, width: 240 }, new Uint8Array([7]));
  await store.removePicture(name, anHourAgo + 1);
  expect(await store.has(name)).toBe(true);
  await store.removePicture(name, Infinity);
  expect([await store.has(name), await store.has(picture)]).toEqual([false, true]);
  await expect(store.putRendition({ picture: '../evil.webp', width: 240 }, bytes)).rejects.toThrow(
    /is not the name of an object/,
  );
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('release files', () => {
  const name = `${'aZ-_'.repeat(16)}.raw`;

  test('are stored under their name, listed and removed', async () => {
    const store = folderObjectStore(folder);
    await store.putFile(name, bytes);
    await store.put(new Uint8Array([9]));
    expect(new Uint8Array((await store.get(name))!)).toEqual(bytes);
    const listed = await store.listFiles();
    expect(listed).toEqual([{ name, storedAt: expect.any(Number), bytes: 3 }]);
    expect(Math.abs(listed[0]!.storedAt - Date.now() / 1000)).toBeLessThan(60);
    await store.removeFile(name);
    await store.removeFile(name);
    expect(await store.has(name)).toBe(false);
  });

  test('are an empty list in a new store', async () => {
    expect(await folderObjectStore(folder).listFiles()).toEqual([]);
  });

  test('are neither written nor removed under an invalid name', async () => {
    const store = folderObjectStore(folder);
    const picture = await store.put(bytes);
    await expect(store.putFile('../../evil.raw', bytes)).rejects.toThrow(/is not the name of an object/);
    await store.removeFile(picture);
    expect(await store.has(picture)).toBe(true);
  });
});
