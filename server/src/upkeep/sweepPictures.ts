import type { Database } from '../database/Database';
import type { ObjectStore } from '../objects/ObjectStore';
import { renditionOf } from '../objects/renditionName';
import { usedPictures } from './usedPictures';

export interface SweptPictures {
  /** How many pictures nobody uses, their smaller sizes among them, and their bytes together. */
  count: number;
  bytes: number;
  used: number;
}

export interface SweepPicturesOptions {
  db: Database;
  objects: Pick<ObjectStore, 'listPictures' | 'removePicture'>;
  now: number;
  /** Counts, and takes nothing out. */
  isDryRun: boolean;
}

/** A picture that no row names may be of a chapter that is just being put in: it stays for a day. */
const GRACE_S = 24 * 60 * 60;

/** Takes the pictures out of the store that nothing in the database names any more. */
export async function sweepPictures({ db, objects, now, isDryRun }: SweepPicturesOptions): Promise<SweptPictures> {
  const before = now - GRACE_S;
  const used = await usedPictures(db);
  const swept: SweptPictures = { count: 0, bytes: 0, used: used.size };
  for await (const { name, bytes } of objects.listPictures(before)) {
    if (used.has(renditionOf(name)?.picture ?? name)) continue;
    swept.count += 1;
    swept.bytes += bytes;
    // A picture that was stored again since is about to be named.
    if (!isDryRun) await objects.removePicture(name, before);
  }
  return swept;
}
