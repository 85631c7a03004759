import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { makeFolder } from '../config/makeFolder';
import type { Database } from '../database/Database';
import { MIGRATIONS_FOLDER } from '../database/openDatabase';
import { folderObjectStore } from '../objects/folderObjectStore';
import type { ObjectStore } from '../objects/ObjectStore';
import { messageOf } from '../text/caughtError';
import { type BackupManifest, fileOf, MANIFEST, readManifest, readRows, refuseOthers } from './backupFolder';
import { copyObjects } from './copyObjects';
import { refuseWhileUsed } from './refuseWhileUsed';
import { readSnapshot, writeSnapshot } from './snapshot';
import { TABLES } from './tables';
import { addPicturesOf } from './usedPictures';

export interface Upkeep {
  db: Database;
  objects: ObjectStore;
  now: number;
  tell: (line: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Writes everything that the site knows into a folder: each table as lines of JSON, and the objects. The site keeps running, and
 * all tables are from the same moment. If the folder already holds a backup, it is updated, and objects that are already there
 * are not copied again.
 */
export async function backUp(site: Upkeep, folder: string): Promise<BackupManifest> {
  await refuseOthers(folder);
  try {
    return await writeBackup(site, folder);
  } catch (cause) {
    throw new Error(`The backup in ${folder} was not made: ${messageOf(cause)}. If there was an earlier one, it is as it was.`, {
      cause,
    });
  }
}

async function writeBackup({ db, objects, now, tell, signal }: Upkeep, folder: string): Promise<BackupManifest> {
  const draft = path.join(folder, 'tables.part');
  await rm(draft, { recursive: true, force: true });
  makeFolder(draft, 0o700);
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
  const manifest: BackupManifest = { format: 1, migration: await newestMigration(), madeAt: now, tables, pictures: used.size };
  await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  // Everything is on the disk now, so nothing after this line can fail because the disk is full.
  await rm(path.join(folder, MANIFEST), { force: true });
  await rm(path.join(folder, 'tables'), { recursive: true, force: true });
  await rename(draft, path.join(folder, 'tables'));
  await rename(path.join(folder, 'tables', MANIFEST), path.join(folder, MANIFEST));
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
  await refuseWhileUsed(db);
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

async function missingIn(store: ObjectStore, names: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) if (!(await store.has(name))) missing.push(name);
  return missing;
}
