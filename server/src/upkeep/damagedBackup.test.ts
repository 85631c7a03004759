import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { memoryObjectStore } from '../objects/memoryObjectStore';
import { createTestContent, type TestContent } from '../testing/createTestContent';
import { NOW } from '../testing/rows';
import { backUp, restore, type Upkeep } from './backup';

let shelf: TestContent;
let folder: string;
beforeAll(async () => {
  shelf = await createTestContent();
  await shelf.addSerial(3);
});
afterAll(() => shelf.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = (): Upkeep => ({ db: shelf.db, objects: memoryObjectStore(), now: NOW, tell: () => undefined });
const restoreAll = () => restore(site(), folder, { mayReplace: true });
const chapters = () => path.join(folder, 'tables/chapters.ndjson.gz');

describe('a damaged backup names the damaged file and changes nothing', () => {
  beforeEach(async () => void (await backUp(site(), folder)));
  afterEach(async () => {
    const { rows } = (await shelf.db.execute('select * from chapters')) as { rows: unknown[] };
    expect(rows).toHaveLength(3);
  });

  test('truncated table', async () => {
    truncateSync(chapters(), readFileSync(chapters()).length - 12);
    await expect(restoreAll()).rejects.toThrow(`${chapters()} cannot be read, the backup is damaged: unexpected end of file`);
  });

  test('missing table', async () => {
    rmSync(chapters());
    await expect(restoreAll()).rejects.toThrow(`${chapters()} cannot be read, the backup is damaged: ENOENT`);
  });

  test.each([['{ "format": 1'], ['{}'], ['[]']])('invalid manifest %s', async (text) => {
    const manifest = path.join(folder, 'backup.json');
    writeFileSync(manifest, text);
    await expect(restoreAll()).rejects.toThrow(`${manifest} is not the manifest of a backup, or is damaged.`);
  });
});

test('a file is rejected as a backup folder', async () => {
  const file = path.join(folder, 'notes.txt');
  writeFileSync(file, '');
  const restoring = restore(site(), file, { mayReplace: true });
  await expect(restoring).rejects.toThrow(`There is no backup in ${file}: it is a file.`);
});

test('a folder with other files is rejected and unchanged', async () => {
  mkdirSync(path.join(folder, 'tables'));
  writeFileSync(path.join(folder, 'tables/oak.txt'), '4 legs');
  writeFileSync(path.join(folder, 'chairs.txt'), '');
  await expect(backUp(site(), folder)).rejects.toThrow(
    `${folder} already holds files that do not belong to a backup, for example chairs.txt. Name an empty folder, or that of an earlier backup.`,
  );
  expect(readdirSync(folder, { recursive: true })).toHaveLength(3);
});

test('a folder with lost+found or an interrupted backup is accepted', async () => {
  mkdirSync(path.join(folder, 'lost+found'));
  mkdirSync(path.join(folder, 'tables.part'));
  await backUp(site(), folder);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['backup.json', 'lost+found', 'tables']));
  await backUp(site(), folder);
});

test('a backup that fails names its folder and keeps the earlier one', async () => {
  await backUp(site(), folder);
  const before = readFileSync(path.join(folder, 'backup.json'), 'utf8');
  const objects = {
    ...memoryObjectStore(),
    listFiles: () => Promise.reject(new Error('no space left on device')),
  };
  await expect(backUp({ ...site(), objects }, folder)).rejects.toThrow(
    `The backup in ${folder} was not made: no space left on device. If there was an earlier one, it is as it was.`,
  );
  expect(readFileSync(path.join(folder, 'backup.json'), 'utf8')).toBe(before);
});
