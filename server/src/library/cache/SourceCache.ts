import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Remembers the result for a file as long as the file's size and time stay the same.
 * It only avoids reading the file again: a forgotten result is computed again, and is the same.
 */
export interface SourceCache {
  get: (file: string, stamp: string) => string | undefined;
  set: (file: string, stamp: string, value: string) => void;
}

type Entry = [file: string, stamp: string, value: string];

/** Keeps entries in memory, for one command and for tests. */
export function memorySourceCache(): SourceCache {
  const entries = new Map<string, { stamp: string; value: string }>();
  return {
    get: (file, stamp) => valueOf(entries.get(file), stamp),
    set: (file, stamp, value) => void entries.set(file, { stamp: short(stamp), value }),
  };
}

/**
 * Keeps entries in a file and appends a line for each, so that a stop at any moment loses nothing. Rewrites the file when most
 * lines are outdated.
 */
export function fileSourceCache(dataDir: string): SourceCache {
  const file = path.join(dataDir, 'library-cache.ndjson');
  const lines = readLines(file);
  const entries = new Map(lines.map(([source, stamp, value]) => [source, { stamp, value }]));
  mkdirSync(dataDir, { recursive: true });
  if (lines.length > entries.size * 2) rewrite(file, entries);
  return {
    get: (source, stamp) => valueOf(entries.get(source), stamp),
    set(source, stamp, value) {
      entries.set(source, { stamp: short(stamp), value });
      appendFileSync(file, `${JSON.stringify([source, short(stamp), value])}\n`);
    },
  };
}

/** The cached value, unless the source has changed. */
function valueOf(entry: { stamp: string; value: string } | undefined, stamp: string): string | undefined {
  return entry?.stamp === short(stamp) ? entry.value : undefined;
}

function readLines(file: string): Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        // Only this module writes to this file.
        return [JSON.parse(line) as Entry];
      } catch {
        return []; // The incomplete last line of a process that was killed.
      }
    });
}

function rewrite(file: string, entries: ReadonlyMap<string, { stamp: string; value: string }>): void {
  const draft = `${file}.new`;
  writeFileSync(draft, [...entries].map(([source, { stamp, value }]) => `${JSON.stringify([source, stamp, value])}\n`).join(''));
  renameSync(draft, file);
}

function short(stamp: string): string {
  return createHash('sha256').update(stamp).digest('base64url').slice(0, 22);
}
