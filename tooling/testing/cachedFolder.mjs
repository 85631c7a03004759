/** Folders that tests read and that take long to create: created once, and shared by all processes of all runs. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** By then, any process that copies from a folder has long finished, however busy the machine is. */
const UNUSED_MS = 60 * 60_000;

/**
 * Creates a folder, unless it exists.
 * @param {string} place its final path, beside folders that were created from other states of the same input
 * @param {(work: string) => Promise<void>} make fills the folder `data` of the one that it is given
 * @returns the path; nobody may change what is in it
 */
export async function cachedFolder(place, make) {
  if (!existsSync(place)) {
    const work = await mkdtemp(join(tmpdir(), `komawari-${basename(dirname(place))}-`));
    await make(work);
    await putWhole(join(work, 'data'), place);
    await rm(work, { recursive: true });
    await removeUnusedIn(dirname(place));
  }
  await utimes(place, new Date(), new Date());
  return place;
}

/** Another process may have finished first with the same content. Tests may already read it then, so it stays. */
async function putWhole(folder, place) {
  await mkdir(dirname(place), { recursive: true });
  const part = await mkdtemp(`${place}.`);
  await cp(folder, part, { recursive: true });
  await rename(part, place).catch(async (error) => {
    await rm(part, { recursive: true });
    if (!existsSync(place)) throw error;
  });
}

/**
 * A folder of another state is not removed for that reason alone. At midnight, a run creates a new one while its other processes
 * still copy from the old one.
 */
async function removeUnusedIn(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const used = await stat(path).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > UNUSED_MS) await rm(path, { recursive: true, force: true });
  }
}
