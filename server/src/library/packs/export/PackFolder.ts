import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { makeFolder } from '../../../config/makeFolder';
import type { ObjectStore } from '../../../objects/ObjectStore';
import { codeOf } from '../../../text/caughtError';
import { LibraryError } from '../../report/LibraryError';
import { PACK_FILES, type PackFileName } from '../format/packFiles';
import { schemaLine, writeSchemaFiles } from './writeSchemas';

/** A folder that a pack is written into. */
export class PackFolder {
  private constructor(
    readonly folder: string,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * Starts a pack. The folder may contain names that begin with a dot, such as `.git`.
   * @throws LibraryError if the folder holds anything else, which would mix with the pack
   */
  static async begin(folder: string, objects: ObjectStore): Promise<PackFolder> {
    const names = await readdir(folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    if (names.some((name) => !name.startsWith('.')))
      throw new LibraryError(folder, 'holds files already.', 'Name an empty folder, or one that is not there.');
    makeFolder(folder);
    await writeSchemaFiles(folder);
    return new PackFolder(folder, objects);
  }

  /** Writes a file of the pack, unless its list is empty. */
  async writeYaml(name: PackFileName, content: object | readonly unknown[], file = `${name}.yaml`): Promise<void> {
    if (Array.isArray(content) && content.length === 0) return;
    // If `apply` would refuse an exported file, that is our bug. It is better found here than by the editor.
    PACK_FILES[name].parse(content);
    await this.write(file, schemaLine(file, name) + stringify(content, { lineWidth: 0, aliasDuplicateObjects: false }));
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    const target = path.join(this.folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  /** Copies a picture as the site has it, and returns its path. `file` has no extension. */
  async writePicture(file: string, image: string): Promise<string> {
    await this.write(`${file}.webp`, await readPicture(this.objects, image));
    return `${file}.webp`;
  }
}

/** Reads a picture from the store. */
export async function readPicture(objects: ObjectStore, name: string): Promise<Uint8Array> {
  const bytes = await objects.get(name);
  if (!bytes) throw new LibraryError(name, 'is gone from the store of images.', 'Restore the images from the backup.');
  return bytes;
}
