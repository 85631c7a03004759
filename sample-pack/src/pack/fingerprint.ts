import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './files';

/** Increase this when the drawing changes so much that finished pages must be drawn again. */
export const DRAWING_VERSION = 2;

/**
 * Words that had another spelling when packs were first drawn. No picture shows the spelling, so a new one must not cause a
 * redraw.
 */
const FIRST_SPELLING: Readonly<Record<string, string>> = { '"hairColor"': '"hairColour"', '"harbor"': '"harbour"' };

/**
 * A fingerprint of the data behind a drawing, to tell whether the drawing is current. It is pure, and the same on every machine.
 */
export function fingerprintOf(data: unknown): string {
  const text = JSON.stringify([DRAWING_VERSION, data]).replace(/"(?:hairColor|harbor)"/g, (word) => FIRST_SPELLING[word] ?? word);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Deletes what was drawn from other data. Returns whether there was anything to delete. */
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
    const note: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const isNote = typeof note === 'object' && note !== null && 'fingerprint' in note;
    return isNote && typeof note.fingerprint === 'string' ? note.fingerprint : undefined;
  } catch {
    // A damaged note only costs another drawing.
    return undefined;
  }
}
