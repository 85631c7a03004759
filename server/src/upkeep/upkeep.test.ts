import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os, { hostname } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { readContentVersion } from '../database/counters';
import type { Database, OpenDatabase } from '../database/Database';
import { APPLICATION } from '../database/guardedPool';
import { openDatabase } from '../database/openDatabase';
import { changeSwitches } from '../database/switches';
import { memoryObjectStore } from '../objects/memoryObjectStore';
import type { ObjectStore } from '../objects/ObjectStore';
import { pictureName } from '../objects/pictureName';
import { renditionName } from '../objects/renditionName';
import { createTestContent, type TestContent } from '../testing/createTestContent';
import { openMemoryDatabase } from '../testing/openMemoryDatabase';
import { startRealPostgres } from '../testing/realPostgres';
import { NOW } from '../testing/rows';
import { testWithPostgres } from '../testing/testWithPostgres';
import { backUp, restore, type Upkeep } from './backup';
import { runUpkeep } from './runUpkeep';
import { readSnapshot } from './snapshot';
import { sweepPictures } from './sweepPictures';
import { TABLES } from './tables';

const FILE = `${'aZ-_'.repeat(16)}.raw`;
const OLD = NOW - 90_000;

let shelf: TestContent;
let objects: ObjectStore;
let used: string;
let unused: string;
let folder: string;
let said: string[];
let storedAt: number;
beforeAll(async () => {
  shelf = await createTestContent();
});
afterAll(() => shelf.close());
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'komawari-upkeep-'));
  said = [];
  storedAt = OLD;
  objects = memoryObjectStore(() => storedAt);
  used = await objects.put(new Uint8Array([1, 2, 3]));
  unused = await objects.put(new Uint8Array([4, 5, 6, 7]));
  await objects.putFile(FILE, new Uint8Array([8]));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shelf.db.execute(
    sql`truncate ${sql.join(
      TABLES.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )}`,
  );
});

const site = (): Upkeep => ({ db: shelf.db, objects, now: NOW, tell: (line) => said.push(line) });

/** Fills every kind of column: texts with line breaks, lists, JSON, fractions, null, and text that looks like SQL. */
async function fill(): Promise<void> {
  const { chapters, title } = await shelf.addSerial(3);
  await shelf.addComment({
    chapterId: chapters[0]!.id,
    body: 'Line\nbreak, "quotes", \\, ’; drop table titles; -- ё ไทย 😀',
    iconImage: used,
  });
  await shelf.content.favorites.add('hash-of-mara', title.id);
  await shelf.content.questionnaires.save({
    questionnaireKey: 'k',
    respondent: 'r',
    language: 'eng',
    os: '',
    appVersion: '',
    osVersion: '',
    answers: { q1: 'a', q2: ['b', 'c'] },
  });
  await changeSwitches(shelf.db, { blockedRegions: ['DE', 'FR'] }, { at: 1, who: 'operator', why: 'a test' });
  await shelf.db.execute(sql`update titles set trend = 0.1 + 0.2, "viewCount" = 7`);
}

/** Everything in a database, as text. */
async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  await readSnapshot(db, async ({ name }, chunks) => {
    for await (const rows of chunks) content[name] = [...(content[name] ?? []), ...rows];
  });
  // The version always moves on, so that servers read the content again.
  content.counters = content.counters?.filter((row) => !row.includes('contentVersion')) ?? [];
  return content;
}

test('TABLES lists every table, after those that it references', async () => {
  const names = TABLES.map(({ name }) => name);
  expect(names.indexOf('works')).toBeLessThan(names.indexOf('titles'));
  expect(names.indexOf('chapters')).toBeLessThan(names.indexOf('pages'));
  const { rows } = (await shelf.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as { rows: { name: string }[] };
  expect([...names].sort()).toEqual(rows.map(({ name }) => name).sort());
});

describe('backup', () => {
  let other: OpenDatabase;
  beforeEach(async () => {
    other = await openMemoryDatabase();
  });
  afterEach(() => other.close());

  test('restores all rows and objects in another database', async () => {
    await fill();
    const { tables } = await backUp(site(), folder);
    expect(tables.find(({ name }) => name === 'chapters')?.rows).toBe(3);
    const store = memoryObjectStore();
    const before = await readContentVersion(other.db);
    await restore({ ...site(), db: other.db, objects: store }, folder, { mayReplace: false });
    expect(await contentOf(other.db)).toEqual(await contentOf(shelf.db));
    expect(await readContentVersion(other.db)).toBeGreaterThan(Math.max(before, 0));
    expect([await store.has(used), await store.has(FILE)]).toEqual([true, true]);
  });

  test('copies only new objects when repeated in the same folder', async () => {
    await fill();
    await backUp(site(), folder);
    expect(said).toContain('3 objects copied (0.0 MiB), the others were there');
    await objects.put(new Uint8Array([9]));
    await shelf.db.execute(sql`truncate comments`);
    await backUp(site(), folder);
    expect(said).toContain('1 objects copied (0.0 MiB), the others were there');
    expect(said.at(-1)).toMatch(/^3 pictures that the site names are not in its store, for example /);
    await restore({ ...site(), db: other.db, objects: memoryObjectStore() }, folder, { mayReplace: false });
    expect((await contentOf(other.db)).comments).toBeUndefined();
  });

  test('replaces existing data only with --replace, and then all of it', async () => {
    await fill();
    await backUp(site(), folder);
    await shelf.db.execute(sql`update titles set name = 'Later'`);
    const again = { verb: 'restore' as const, folder };
    await expect(runUpkeep(site(), { ...again, mayReplace: false }, { isServing: false })).rejects.toThrow(
      /^The database is not empty: .*titles.* Nothing was changed\. With --replace/,
    );
    await expect(runUpkeep(site(), { ...again, mayReplace: true }, { isServing: true })).rejects.toThrow(
      `process@machine: ${process.pid}@${hostname()}). Stop it first`,
    );
    await runUpkeep(site(), { ...again, mayReplace: true }, { isServing: false });
    expect(JSON.stringify((await contentOf(shelf.db)).titles)).not.toContain('Later');
  });

  test('changes nothing if it is damaged, too new or missing', async () => {
    await fill();
    await backUp(site(), folder);
    const target = () => restore({ ...site(), db: other.db, objects: memoryObjectStore() }, folder, { mayReplace: false });
    const manifest = path.join(folder, 'backup.json');
    const good = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, good.replace('"rows": 3', '"rows": 4'));
    await expect(target()).rejects.toThrow(/should have 4 rows and has 3: the backup is damaged/);
    expect((await contentOf(other.db)).titles).toBeUndefined();
    writeFileSync(manifest, good.replace('"viewCount"', '"tomorrow"'));
    await expect(target()).rejects.toThrow(/of a newer version of the server/);
    rmSync(manifest);
    await expect(target()).rejects.toThrow(/There is no backup in .*backup\.json is missing/);
  });

  test('of an older server gets defaults for new columns', async () => {
    await fill();
    await backUp(site(), folder);
    const manifest = path.join(folder, 'backup.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/\s+"isHeld",/, ''));
    await restore({ ...site(), db: other.db, objects: memoryObjectStore() }, folder, { mayReplace: false });
    expect((await contentOf(other.db)).comments?.[0]).toContain('"isHeld":false');
  });

  test('includes smaller sizes', async () => {
    await fill();
    const smaller = { picture: used, width: 240 };
    await objects.putRendition(smaller, new Uint8Array([13]));
    await backUp(site(), folder);
    const store = memoryObjectStore();
    await restore({ ...site(), db: other.db, objects: store }, folder, { mayReplace: false });
    expect([...((await store.get(renditionName(smaller))) ?? [])]).toEqual([13]);
    expect([await store.has(used), said.join()]).toEqual([true, expect.not.stringContaining('damaged')]);
  });

  test('leaves out a damaged image and names it', async () => {
    await fill();
    const rotten: ObjectStore = { ...objects, get: async (name) => (name === used ? new Uint8Array([0]) : objects.get(name)) };
    await backUp({ ...site(), objects: rotten }, folder);
    expect(said).toContainEqual(`The picture ${used} is damaged in the store, and not in the backup.`);
    const kept = readdirSync(path.join(folder, 'objects'), { recursive: true, encoding: 'utf8' });
    expect(kept.some((file) => file.endsWith(pictureName(new Uint8Array([0]))))).toBe(false);
  });
});

describe('sweep', () => {
  test('removes smaller sizes together with their image only', async () => {
    await fill();
    for (const picture of [used, unused]) await objects.putRendition({ picture, width: 240 }, new Uint8Array([11, 12]));
    const options = { db: shelf.db, objects, now: NOW };
    const counted = await sweepPictures({ ...options, isDryRun: true });
    expect(counted).toMatchObject({ count: 2, bytes: 6 });
    expect(await sweepPictures({ ...options, isDryRun: false })).toEqual(counted);
    const isKept = (picture: string) => objects.has(renditionName({ picture, width: 240 }));
    expect([await isKept(used), await isKept(unused)]).toEqual([true, false]);
  });

  test('removes unused images after a day, and only counts them in a dry run', async () => {
    await fill();
    storedAt = NOW;
    const fresh = await objects.put(new Uint8Array([10]));
    const options = { db: shelf.db, objects, now: NOW };
    const counted = await sweepPictures({ ...options, isDryRun: true });
    expect(counted).toMatchObject({ count: 1, bytes: 4 });
    expect(await objects.has(unused)).toBe(true);
    expect(await sweepPictures({ ...options, isDryRun: false })).toEqual(counted);
    expect([await objects.has(unused), await objects.has(used), await objects.has(fresh)]).toEqual([false, true, true]);
    await runUpkeep(site(), { verb: 'sweep', isDryRun: true }, { isServing: true });
    expect(said.at(-1)).toMatch(/^\d+ pictures are used\. Would take out 0 pictures \(0\.0 MiB\)\.$/);
  });
});

testWithPostgres(
  'moving a site to PostgreSQL and back keeps its content, and refuses a database in use (skipped without PostgreSQL)',
  async () => {
    await fill();
    const before = await contentOf(shelf.db);
    const postgres = await startRealPostgres();
    const data = path.join(folder, 'data');
    await runUpkeep(site(), { verb: 'move', to: postgres.url, mayReplace: false }, { isServing: true });
    const server = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    expect(await contentOf(server.db)).toEqual(before);
    await backUp({ ...site(), db: server.db }, path.join(folder, 'saved'));
    const other = new pg.Client({ connectionString: postgres.url, application_name: `${APPLICATION} 7@elsewhere` });
    await other.connect();
    const replaced = { verb: 'restore', folder: path.join(folder, 'saved'), mayReplace: true } as const;
    const restoring = () => runUpkeep({ ...site(), db: server.db }, replaced, { isServing: false });
    await expect(restoring()).rejects.toThrow(
      'Other processes of the site use this database (process@machine: 7@elsewhere). Stop these servers first',
    );
    await expect(runUpkeep(site(), { verb: 'move', to: postgres.url, mayReplace: true }, { isServing: true })).rejects.toThrow(
      '7@elsewhere',
    );
    await other.end();
    await restoring();
    expect(await contentOf(server.db)).toEqual(before);
    await runUpkeep({ ...site(), db: server.db }, { verb: 'move', to: data, mayReplace: false }, { isServing: false });
    await server.close();
    const embedded = await openDatabase({ dataDir: data });
    expect(await contentOf(embedded.db)).toEqual(before);
    await embedded.close();
    expect(
      readdirSync(path.join(data, 'objects'), { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith(used)),
    ).toBe(true);
    await postgres.close();
  },
  240_000,
);
