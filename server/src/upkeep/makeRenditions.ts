import { getTableName } from 'drizzle-orm';
import { pages } from '../database/schema';
import { putRenditions } from '../library';
import { isWebp } from '../objects/isWebp';
import { renditionName } from '../objects/renditionName';
import { messageOf } from '../text/caughtError';
import type { Upkeep } from './backup';
import { usedPictures } from './usedPictures';

export interface MadeRenditions {
  /** Pictures that are shown around the pages and are in the store. */
  pictures: number;
  /** Sizes that were missing, and their bytes together. */
  made: number;
  bytes: number;
}

/** A site with a long shelf has hundreds of thousands: the operator sees that it goes on. */
const TELL_EVERY = 1000;

/**
 * Makes the smaller sizes that pictures around the pages do not have yet. One that cannot be read is named, and the others go on.
 * One picture after the other: the site goes on beside it.
 */
export async function makeRenditions({ db, objects, tell, signal }: Omit<Upkeep, 'now'>): Promise<MadeRenditions> {
  // The pictures of pages are encrypted, and have their qualities.
  const shown = await usedPictures(db, { except: getTableName(pages) });
  const result: MadeRenditions = { pictures: 0, made: 0, bytes: 0 };
  for (const picture of shown) {
    signal?.throwIfAborted();
    const bytes = await objects.get(picture);
    if (!bytes || !isWebp(bytes)) continue;
    result.pictures += 1;
    try {
      const made = await putRenditions(objects, picture, bytes, (rendition) => objects.has(renditionName(rendition)));
      result.made += made.length;
      result.bytes += made.reduce((sum, size) => sum + size, 0);
    } catch (error) {
      tell(`The picture ${picture} could not be made smaller: ${messageOf(error)}`);
    }
    if (result.pictures % TELL_EVERY === 0) tell(`${result.pictures} of ${shown.size} pictures`);
  }
  return result;
}
