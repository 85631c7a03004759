import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { fillDataFolder } from '../testing/openMemoryDatabase';
import { bumpContentVersion, nextId, nextIds, readContentVersion } from './counters';
import type { OpenDatabase } from './Database';
import { FolderLockedError } from './folderLock';
import { openDatabase } from './openDatabase';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'komawari-'));
let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase({ dataDir });
});
afterAll(async () => {
  await open.close();
  rmSync(dataDir, { recursive: true });
});

test('commits are flushed to the disk', async () => {
  const { rows } = (await open.db.execute(sql`show fsync`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ fsync: 'on' }]);
});

test('never returns the same ID of a kind twice, even for concurrent calls', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => nextId(open.db, 'work')));
  const more = await nextIds(open.db, 'work', 5);
  expect(new Set([...ids, ...more]).size).toBe(25);
  expect(Math.min(...ids)).toBeGreaterThan(0);
});

test('counts the IDs of each kind separately', async () => {
  const [first] = await nextIds(open.db, 'comment', 3);
  expect(await nextId(open.db, 'comment')).toBe(first! + 3);
});

test('the content version changes with each content write', async () => {
  const before = await readContentVersion(open.db);
  await bumpContentVersion(open.db);
  expect(await readContentVersion(open.db)).toBe(before + 1);
});

test('a database keeps its data when it is closed and opened again', async () => {
  const last = await nextId(open.db, 'banner');
  await open.close();
  open = await openDatabase({ dataDir });
  expect(await nextId(open.db, 'banner')).toBe(last + 1);
});

test('names the folder of a damaged database and how to restore it', async () => {
  const damaged = mkdtempSync(path.join(os.tmpdir(), 'komawari-damaged-'));
  fillDataFolder(damaged);
  await (await openDatabase({ dataDir: damaged })).close();
  writeFileSync(path.join(damaged, 'db/global/pg_control'), 'nonsense');
  await expect(openDatabase({ dataDir: damaged })).rejects.toThrow(
    /^The embedded database in .*db cannot be opened .*Move that folder away.*restore <newest backup>/,
  );
  // The folder is unlocked again, so that someone can repair it.
  await expect(openDatabase({ dataDir: damaged })).rejects.not.toThrow(FolderLockedError);
  rmSync(damaged, { recursive: true });
}, 60_000);

test('a data folder cannot be opened twice', async () => {
  await expect(openDatabase({ dataDir })).rejects.toThrow(FolderLockedError);
});

const server = process.env.KOMAWARI_TEST_DATABASE_URL;
(server ? test : test.skip)(
  'nextId counts up in a PostgreSQL database too (skipped without KOMAWARI_TEST_DATABASE_URL)',
  async () => {
    const other = await openDatabase({ dataDir, databaseUrl: server });
    const id = await nextId(other.db, 'work');
    expect(await nextId(other.db, 'work')).toBe(id + 1);
    await other.close();
  },
);

test('names the address of a PostgreSQL server that does not answer', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(
    /^The PostgreSQL database at 127\.0\.0\.1:1\/\w+ cannot be used: .*ECONNREFUSED 127\.0\.0\.1:1/,
  );
});
