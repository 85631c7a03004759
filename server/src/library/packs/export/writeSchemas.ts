import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryContext } from '../../context/LibraryContext';
import { asLibraryError, LibraryError } from '../../report/LibraryError';
import { jsonSchemaOf, PACK_FILES, type PackFileName } from '../format/packFiles';

/** The folder of the schemas in a pack. */
const FOLDER = 'schemas';

/** Carries out the editor's command: writes the schemas into a pack, and says where they are. */
export async function writeSchemas({ tell }: Pick<LibraryContext, 'tell'>, pack: string): Promise<void> {
  try {
    refuseOther(pack);
    await writeSchemaFiles(pack);
    tell({ kind: 'note', text: `${Object.keys(PACK_FILES).length} schemas are in ${path.join(pack, FOLDER)}.` });
  } catch (error) {
    const { where, what, todo } = asLibraryError(error, pack);
    tell({ kind: 'error', where, what, todo });
  }
}

/** Writes a schema for each file of a pack into the pack, for the tools that editors use. */
export async function writeSchemaFiles(pack: string): Promise<void> {
  await mkdir(path.join(pack, FOLDER), { recursive: true });
  for (const name of Object.keys(PACK_FILES)) {
    // The keys are the names of the files.
    const text = JSON.stringify(jsonSchemaOf(name as PackFileName), undefined, 2);
    await writeFile(path.join(pack, FOLDER, `${name}.json`), `${text}\n`);
  }
}

/** A mistyped path must not become a folder. */
function refuseOther(pack: string): void {
  if (existsSync(path.join(pack, 'pack.yaml'))) return;
  const isThere = existsSync(pack);
  throw new LibraryError(
    pack,
    isThere ? 'is not a content pack: it has no pack.yaml.' : 'does not exist.',
    isThere ? 'docs/content-packs.md describes packs.' : 'Check the path; a new pack begins with a folder and a pack.yaml in it.',
  );
}

/** The first line of a file, in which YAML's language server finds its schema. */
export function schemaLine(file: string, name: PackFileName): string {
  const up = path.posix.relative(path.posix.dirname(file), '.');
  return `# yaml-language-server: $schema=${path.posix.join(up, FOLDER, `${name}.json`)}\n`;
}
