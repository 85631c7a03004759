import { getTableName } from 'drizzle-orm';
import { pages } from '../database/schema';
import { putRenditions } from '../library';
import { isWebp } from '../objects/isWebp';
import { renditionName } from '../objects/renditionName';
import { messageOf } from '../text/caughtError';
import type { Upkeep } from './backup';
import { usedPictures } from './usedPictures';

export interface MadeRenditions {
  /** Pictures around the pages that are in the store. */
  pictures: number;
  /** Sizes that were missing, and their bytes in total. */
  made: number;
  bytes: number;
}

/** A large site has hundreds of thousands of pictures. These lines show the operator that the work goes on. */
const TELL_EVERY = 1000;

/**
 * Makes the missing smaller sizes of the pictures around the pages. A picture that cannot be read is reported, and the others go
 * on.
 * It handles one picture at a time, because the site keeps running.
 */
export async function makeRenditions({ db, objects, tell, signal }: Omit<Upkeep, 'now'>): Promise<MadeRenditions> {
  // The pictures of pages are encrypted, and have qualities instead of smaller sizes.
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
