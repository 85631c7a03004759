import { randomUUID } from 'node:crypto';
import { access, mkdir, open, opendir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../text/caughtError';
import { isFileName, isImageName, type ObjectStore, type StoredFile } from './ObjectStore';
import { objectKey } from './objectKey';
import { pictureName } from './pictureName';
import { renditionName } from './renditionName';

/** Objects as files, in subfolders named after their first two characters. Files of releases have a separate folder. */
export function folderObjectStore(folder: string): ObjectStore {
  const filesFolder = path.join(folder, 'files');

  /** The path of an object; undefined if the name is invalid. */
  function placeOf(name: string): string | undefined {
    const key = objectKey(name);
    return key === undefined ? undefined : path.join(folder, key);
  }

  async function has(name: string): Promise<boolean> {
    const place = placeOf(name);
    if (!place) return false;
    return access(place).then(
      () => true,
      () => false,
    );
  }

  async function get(name: string): Promise<Uint8Array | undefined> {
    const place = placeOf(name);
    return place === undefined ? undefined : unlessMissing(readFile(place));
  }

  async function put(bytes: Uint8Array): Promise<string> {
    const name = pictureName(bytes);
    await writeImage(name, bytes);
    return name;
  }

  async function writeImage(name: string, bytes: Uint8Array): Promise<void> {
    await write(name, bytes);
    // Marks the object as recently used, so that the cleanup of unused objects does not delete it.
    const now = new Date();
    await utimes(placeIn(folder, name), now, now);
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const place = placeOf(name);
    if (!place) throw new Error(`${JSON.stringify(name)} is not the name of an object.`);
    if (!(await has(name))) await writeWhole(place, bytes);
  }

  async function listFiles(): Promise<StoredFile[]> {
    const found: StoredFile[] = [];
    for (const part of (await unlessMissing(readdir(filesFolder))) ?? []) {
      for (const name of await readdir(path.join(filesFolder, part))) {
        const place = placeOf(name);
        const file = place && (await unlessMissing(stat(place)));
        if (file) found.push({ name, storedAt: Math.floor(file.mtimeMs / 1000), bytes: file.size });
      }
    }
    return found;
  }

  async function storedBefore(name: string, before: number): Promise<StoredFile | undefined> {
    const file = isImageName(name) ? await unlessMissing(stat(placeIn(folder, name))) : undefined;
    if (!file) return undefined;
    const storedAt = Math.floor(file.mtimeMs / 1000);
    return storedAt < before ? { name, storedAt, bytes: file.size } : undefined;
  }

  async function* listPictures(before: number): AsyncGenerator<StoredFile> {
    for (const part of (await unlessMissing(readdir(folder))) ?? []) {
      if (part.length !== 2) continue;
      for await (const { name } of await opendir(path.join(folder, part))) {
        const picture = await storedBefore(name, before);
        if (picture) yield picture;
      }
    }
  }

  async function removePicture(name: string, before: number): Promise<void> {
    if (await storedBefore(name, before)) await rm(placeIn(folder, name), { force: true });
  }

  async function removeFile(name: string): Promise<void> {
    const place = isFileName(name) && placeOf(name);
    if (place) await rm(place, { force: true });
  }

  return {
    put,
    putRendition: (rendition, bytes) => writeImage(renditionName(rendition), bytes),
    putFile: write,
    get,
    has,
    listPictures,
    removePicture,
    listFiles,
    removeFile,
  };
}

function placeIn(folder: string, name: string): string {
  return path.join(folder, name.slice(0, 2), name);
}

/** The result of a read; undefined if the file does not exist. */
async function unlessMissing<Found>(read: Promise<Found>): Promise<Found | undefined> {
  try {
    return await read;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes under a temporary name first, so that a file never contains only half of its content, not even after a power failure.
 */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
