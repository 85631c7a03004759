import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Database } from '../database/Database';
import { MIGRATIONS_FOLDER } from '../database/openDatabase';
import { folderObjectStore } from '../objects/folderObjectStore';
import type { ObjectStore } from '../objects/ObjectStore';
import { codeOf } from '../text/caughtError';
import { copyObjects } from './copyObjects';
import { type RowChunk, readSnapshot, writeSnapshot } from './snapshot';
import { TABLES } from './tables';
import { addPicturesOf } from './usedPictures';

/** What a backup says about itself, in `backup.json`. It is written last, so that an incomplete backup does not count as one. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The newest migration of the database that was backed up. */
  migration: z.string(),
  madeAt: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  pictures: z.number(),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

export interface Upkeep {
  db: Database;
  objects: ObjectStore;
  now: number;
  tell: (line: string) => void;
  signal?: AbortSignal | undefined;
}

const MANIFEST = 'backup.json';
const ROWS_AT_ONCE = 500;

/**
 * Writes everything that the site knows into a folder: each table as lines of JSON, and the objects. The site keeps running, and
 * all tables are from the same moment. If the folder already holds a backup, it is updated, and objects that are already there
 * are not copied again.
 */
export async function backUp({ db, objects, now, tell, signal }: Upkeep, folder: string): Promise<BackupManifest> {
  const draft = path.join(folder, 'tables.part');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const used = new Set<string>();
  const tables: BackupManifest['tables'] = [];
  await readSnapshot(db, async ({ name, columns }, chunks) => {
    let rows = 0;
    async function* lines() {
      for await (const chunk of chunks) {
        signal?.throwIfAborted();
        rows += chunk.length;
        addPicturesOf(chunk, used);
        yield chunk.map((row) => `${row}\n`).join('');
      }
    }
    await pipeline(lines, createGzip(), createWriteStream(fileOf(draft, name), { mode: 0o600 }));
    tables.push({ name, columns: [...columns], rows });
  });
  tell(`${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`);
  const store = folderObjectStore(path.join(folder, 'objects'));
  const { copied, bytes, damaged } = await copyObjects(objects, store, signal);
  tell(`${copied} objects copied (${(bytes / 1024 / 1024).toFixed(1)} MiB), the others were there`);
  for (const name of damaged) tell(`The picture ${name} is damaged in the store, and not in the backup.`);
  const missing = await missingIn(store, used);
  if (missing.length > 0) tell(`${missing.length} pictures that the site names are not in its store, for example ${missing[0]}.`);
  await rm(path.join(folder, MANIFEST), { force: true });
  await rm(path.join(folder, 'tables'), { recursive: true, force: true });
  await rename(draft, path.join(folder, 'tables'));
  const manifest: BackupManifest = { format: 1, migration: await newestMigration(), madeAt: now, tables, pictures: used.size };
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/**
 * Restores a backup into a database with the newest migration and into a store. Either all of it is restored, or nothing changes
 * in the database.
 */
export async function restore(
  { db, objects, tell, signal }: Upkeep,
  folder: string,
  options: { mayReplace: boolean },
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await refuseNewer(manifest);
  // Objects come first, so that every object exists before a row refers to it.
  const { copied, damaged } = await copyObjects(folderObjectStore(path.join(folder, 'objects')), objects, signal);
  tell(`${copied} objects restored`);
  for (const name of damaged) tell(`The picture ${name} is damaged in the backup, and was left out.`);
  await writeSnapshot(db, options, async (write) => {
    for (const { name } of TABLES) {
      const saved = manifest.tables.find((table) => table.name === name);
      if (!saved) continue;
      let rows = 0;
      for await (const chunk of readRows(fileOf(path.join(folder, 'tables'), name))) {
        signal?.throwIfAborted();
        rows += chunk.length;
        await write({ ...saved, key: [] }, chunk);
      }
      if (rows !== saved.rows) throw new Error(`${name} should have ${saved.rows} rows and has ${rows}: the backup is damaged.`);
    }
  });
  tell(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows restored`);
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new Error(`There is no backup in ${folder}: ${MANIFEST} is missing.`, { cause: error });
    throw error;
  });
  return manifestSchema.parse(JSON.parse(text));
}

/**
 * Refuses a backup of a newer version, which this program does not understand. An older backup gets the defaults of newer
 * columns.
 */
async function refuseNewer({ migration, tables }: BackupManifest): Promise<void> {
  const known = new Map(TABLES.map(({ name, columns }) => [name, columns]));
  const isKnown = tables.every(({ name, columns }) => columns.every((column) => known.get(name)?.includes(column)));
  if (!isKnown)
    throw new Error(`The backup is of a newer version of the server (migration ${migration}). Restore it with that one.`);
}

async function newestMigration(): Promise<string> {
  const journal: unknown = JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  return (
    z
      .object({ entries: z.array(z.object({ tag: z.string() })) })
      .parse(journal)
      .entries.at(-1)?.tag ?? ''
  );
}

async function* readRows(file: string): AsyncGenerator<RowChunk> {
  let chunk: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    chunk.push(line);
    if (chunk.length < ROWS_AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function missingIn(store: ObjectStore, names: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) if (!(await store.has(name))) missing.push(name);
  return missing;
}

function fileOf(folder: string, table: string): string {
  return path.join(folder, `${table}.ndjson.gz`);
}
