import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './files';

/** Raise it when the drawing changes so much that finished pages should be drawn again. */
export const DRAWING_VERSION = 2;

export function fingerprintOf(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, data]))
    .digest('hex')
    .slice(0, 16);
}

/** Throws away what was drawn from other data. Returns whether anything had to go. */
export function keepOnlyCurrent(folder: string, parts: readonly string[], fingerprint: string): boolean {
  const note = join(folder, '.drawn.json');
  const drawn = existsSync(note) ? readFingerprint(note) : undefined;
  if (drawn === fingerprint) return false;
  for (const part of parts) rmSync(join(folder, part), { recursive: true, force: true });
  writeWhole(note, `${JSON.stringify({ fingerprint })}\n`);
  return true;
}

function readFingerprint(path: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { fingerprint?: string }).fingerprint;
  } catch {
    // A damaged note only costs drawing again.
    return undefined;
  }
}
