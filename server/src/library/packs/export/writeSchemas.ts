import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonSchemaOf, PACK_FILES, type PackFileName } from '../format/packFiles';

/** Where the schemas lie in a pack. */
const FOLDER = 'schemas';

/** Writes what each file of a pack may say beside the files, for the tools that editors write them with. */
export async function writeSchemas(pack: string): Promise<void> {
  await mkdir(path.join(pack, FOLDER), { recursive: true });
  for (const name of Object.keys(PACK_FILES)) {
    // These are the names of the files.
    const text = JSON.stringify(jsonSchemaOf(name as PackFileName), undefined, 2);
    await writeFile(path.join(pack, FOLDER, `${name}.json`), `${text}\n`);
  }
}

/** The first line of a file by which YAML's language server finds its schema. */
export function schemaLine(file: string, name: PackFileName): string {
  const up = path.posix.relative(path.posix.dirname(file), '.');
  return `# yaml-language-server: $schema=${path.posix.join(up, FOLDER, `${name}.json`)}\n`;
}
