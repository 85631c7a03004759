import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a temporary file and renames it, so that a reader never sees half a file. Equal content stays as it is. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  if (typeof content === 'string' && existsSync(path) && readFileSync(path, 'utf8') === content) return;
  const draft = join(dirname(path), `.${basename(path)}.part`);
  writeFileSync(draft, content);
  renameSync(draft, path);
}

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** Creates a folder only when it is complete: it is filled under a name that starts with a dot. */
export function writeFolder(path: string, files: readonly NamedFile[]): void {
  const draft = join(dirname(path), `.${basename(path)}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(draft, name), bytes);
  rmSync(path, { recursive: true, force: true });
  renameSync(draft, path);
}
