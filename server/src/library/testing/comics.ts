import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import yazl from 'yazl';
import * as schema from '../../database/schema';
import { memoryObjectStore } from '../../objects/memoryObjectStore';
import { openMemoryDatabase } from '../../testing/openMemoryDatabase';
import { memorySourceCache } from '../cache/SourceCache';
import type { LibraryContext } from '../context/LibraryContext';
import type { LibraryEvent } from '../report/LibraryEvent';

const TABLES = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => sql.identifier(getTableName(table)));

/** Files by path. */
export type Files = Record<string, string | Buffer>;

/** The embedded database opens slowly on a busy machine. */
export const OPENING_MS = 90_000;

/** 2026-11-20, 12:00 UTC: a Friday. */
export const NOON = Date.UTC(2026, 10, 20, 12) / 1000;

export interface TestLibrary extends LibraryContext {
  /** The folder for test files. `close` removes it. */
  folder: string;
  events: LibraryEvent[];
  /** Sets the clock, in epoch seconds. */
  setNow: (seconds: number) => void;
  /** Writes files and gives the folder's path. */
  write: (files: Files) => string;
  /**
   * The events since the last call as lines: outcomes as `added Moon [en] #001 (2 pages)`, errors as `left out <where>: <what>
   * <todo>`, warnings likewise.
   */
  takeLines: () => string[];
  /** Empties everything for the next test of the file. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** An empty library in memory, with a folder for files. */
export async function openTestLibrary(): Promise<TestLibrary> {
  const { db, close } = await openMemoryDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-library-'));
  const events: LibraryEvent[] = [];
  let now = NOON;
  return {
    db,
    objects: memoryObjectStore(),
    clock: () => now,
    cache: memorySourceCache(),
    tell: (event) => void events.push(event),
    folder,
    events,
    setNow: (seconds) => void (now = seconds),
    write: (files) => writeFiles(folder, files),
    takeLines: () => events.splice(0).flatMap((event) => lineOf(event, folder)),
    async reset() {
      await db.execute(sql`TRUNCATE ${sql.join(TABLES, sql`, `)} CASCADE`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      events.length = 0;
      now = NOON;
    },
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/** Packs files as a CBZ. */
export async function makeCbz(files: Files): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date(NOON * 1000) });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Changes an entry's name in place, for names that no packer would write. Both names must have the same length. */
export function renameEntry(cbz: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('The names must be of one length.');
  const bytes = Buffer.from(cbz);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1');
  return bytes;
}

/** A ComicInfo.xml with the given elements. */
export function comicInfo(fields: Record<string, string>): string {
  return `<?xml version="1.0"?><ComicInfo>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</ComicInfo>`;
}

function lineOf(event: LibraryEvent, folder: string): string[] {
  const plain = (text: string) => text.replaceAll(`${folder}/`, '');
  if (event.kind === 'item') return [plain(`${event.outcome} ${event.count ? `${event.count} ` : ''}${event.what}`)];
  if (event.kind === 'error') return [plain(`left out ${event.where}: ${event.what} ${event.todo}`)];
  if (event.kind === 'warning') return [plain(`warning ${event.where}: ${event.what} ${event.todo}`)];
  return [];
}
