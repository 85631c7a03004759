import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../text/caughtError';
import { isObjectName, type ObjectStore } from './ObjectStore';
import { objectName } from './objectName';

/** Objects as files, fanned out over folders named after the first two characters. */
export function folderObjectStore(folder: string): ObjectStore {
  const fileOf = (name: string) => path.join(folder, name.slice(0, 2), name);

  async function has(name: string): Promise<boolean> {
    if (!isObjectName(name)) return false;
    return access(fileOf(name)).then(
      () => true,
      () => false,
    );
  }

  async function get(name: string): Promise<Uint8Array | undefined> {
    if (!isObjectName(name)) return undefined;
    try {
      return await readFile(fileOf(name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function put(bytes: Uint8Array): Promise<string> {
    const name = objectName(bytes);
    if (!(await has(name))) await writeWhole(fileOf(name), bytes);
    return name;
  }

  return { put, get, has };
}

/** Under a draft name first, so that a name never stands for half of its content, not even after a power cut. */
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
