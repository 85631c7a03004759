import type { Database } from '../database/Database';
import type { ObjectStore } from '../objects/ObjectStore';
import { renditionOf } from '../objects/renditionName';
import { usedPictures } from './usedPictures';

export interface SweptPictures {
  /** How many pictures nobody uses, including their smaller sizes, and their bytes in total. */
  count: number;
  bytes: number;
  used: number;
}

export interface SweepPicturesOptions {
  db: Database;
  objects: Pick<ObjectStore, 'listPictures' | 'removePicture'>;
  now: number;
  /** Only counts, and removes nothing. */
  isDryRun: boolean;
}

/** A picture that no row refers to may belong to a chapter that is being imported, so it stays for a day. */
const GRACE_S = 24 * 60 * 60;

/** Removes the pictures that nothing in the database refers to any more from the store. */
export async function sweepPictures({ db, objects, now, isDryRun }: SweepPicturesOptions): Promise<SweptPictures> {
  const before = now - GRACE_S;
  const used = await usedPictures(db);
  const swept: SweptPictures = { count: 0, bytes: 0, used: used.size };
  for await (const { name, bytes } of objects.listPictures(before)) {
    if (used.has(renditionOf(name)?.picture ?? name)) continue;
    swept.count += 1;
    swept.bytes += bytes;
    // A picture that was stored again since then is about to be used.
    if (!isDryRun) await objects.removePicture(name, before);
  }
  return swept;
}
