/** Folders that tests read and that take long to make: made once, and shared by all processes of all runs. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Who copies from a folder has long done so by then, however busy the machine is. */
const UNUSED_MS = 60 * 60_000;

/**
 * Makes a folder, unless it is there.
 * @param {string} place where it lies in the end, beside those that were made from another state of the same
 * @param {(work: string) => Promise<void>} make fills the folder `data` of the one that it is given
 * @returns the place; nobody may change what lies there
 */
export async function madeOnce(place, make) {
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

/** Another may have been faster with the same content: then it may be read already, and stays. */
async function putWhole(folder, place) {
  await mkdir(dirname(place), { recursive: true });
  const part = await mkdtemp(`${place}.`);
  await cp(folder, part, { recursive: true });
  await rename(part, place).catch(async (error) => {
    await rm(part, { recursive: true });
    if (!existsSync(place)) throw error;
  });
}

/** Another state is no reason to remove one: at midnight a run has a new one while its other processes still copy from the old. */
async function removeUnusedIn(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const used = await stat(path).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > UNUSED_MS) await rm(path, { recursive: true, force: true });
  }
}
