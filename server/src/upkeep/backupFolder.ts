import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { codeOf, messageOf } from '../text/caughtError';
import type { RowChunk } from './snapshot';

/** What a backup says about itself, in `backup.json`. It is written last, so an incomplete backup does not count as one. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The newest migration of the database that was backed up. */
  migration: z.string(),
  madeAt: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  pictures: z.number(),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'backup.json';
const ROWS_AT_ONCE = 500;
const OF_A_BACKUP = [MANIFEST, 'objects', 'tables', 'tables.part'];

export function fileOf(folder: string, table: string): string {
  return path.join(folder, `${table}.ndjson.gz`);
}

/** A backup replaces `tables` and more, so it needs an empty folder or one in which a backup was started. */
export async function refuseOthers(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.includes(MANIFEST)) return;
  // The root of a disk contains `lost+found`, and files that begin with a dot belong to the system's tools.
  const other = names.find((name) => !OF_A_BACKUP.includes(name) && name !== 'lost+found' && !name.startsWith('.'));
  if (other === undefined) return;
  throw new Error(
    `${folder} already holds files that do not belong to a backup, for example ${other}. Name an empty folder, or that of an earlier backup.`,
  );
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const file = path.join(folder, MANIFEST);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') throw new Error(`There is no backup in ${folder}: ${MANIFEST} is missing.`, { cause });
    if (codeOf(cause) === 'ENOTDIR') throw new Error(`There is no backup in ${folder}: it is a file.`, { cause });
    throw cause;
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not the manifest of a backup, or is damaged.`, { cause });
  }
}

/** Yields the rows of one table. An incomplete file is an error that names it. */
export async function* readRows(file: string): AsyncGenerator<RowChunk> {
  try {
    yield* chunksOf(linesOf(file));
  } catch (cause) {
    throw new Error(`${file} cannot be read, the backup is damaged: ${messageOf(cause)}`, { cause });
  }
}

/** Splits only at line feeds, which JSON text never contains. Other line separators may occur in what a reader wrote. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error));
  packed.pipe(text).setEncoding('utf8');
  let rest = '';
  try {
    for await (const part of text) {
      const lines = `${rest}${String(part)}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    packed.destroy();
  }
  if (rest !== '') yield rest;
}

async function* chunksOf(lines: AsyncIterable<string>): AsyncGenerator<RowChunk> {
  let chunk: string[] = [];
  for await (const line of lines) {
    chunk.push(line);
    if (chunk.length < ROWS_AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
