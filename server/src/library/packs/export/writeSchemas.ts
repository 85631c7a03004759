import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonSchemaOf, PACK_FILES, type PackFileName } from '../format/packFiles';

/** The folder of the schemas in a pack. */
const FOLDER = 'schemas';

/** Writes a schema for each file of a pack into the pack, for the tools that editors use. */
export async function writeSchemas(pack: string): Promise<void> {
  await mkdir(path.join(pack, FOLDER), { recursive: true });
  for (const name of Object.keys(PACK_FILES)) {
    // The keys are the names of the files.
    const text = JSON.stringify(jsonSchemaOf(name as PackFileName), undefined, 2);
    await writeFile(path.join(pack, FOLDER, `${name}.json`), `${text}\n`);
  }
}

/** The first line of a file, in which YAML's language server finds its schema. */
export function schemaLine(file: string, name: PackFileName): string {
  const up = path.posix.relative(path.posix.dirname(file), '.');
  return `# yaml-language-server: $schema=${path.posix.join(up, FOLDER, `${name}.json`)}\n`;
}
