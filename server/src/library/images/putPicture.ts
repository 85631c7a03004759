import { renditionWidths } from '@komawari/shared-domain';
import sharp from 'sharp';
import type { ObjectStore } from '../../objects/ObjectStore';
import type { Rendition } from '../../objects/renditionName';
import { READ_OPTIONS } from './inspectPicture';
import { makeRendition } from './makeCover';

/**
 * Puts a picture that is shown around the pages into the store, with its smaller sizes (docs/decisions/0144), and gives its name.
 * @param bytes as `makeCover` or `makeBanner` gave them
 */
export async function putPicture(objects: Pick<ObjectStore, 'put' | 'putRendition'>, bytes: Uint8Array): Promise<string> {
  const picture = await objects.put(bytes);
  // Where a size is missing the picture itself is sent, and the operator can make those that are.
  await putRenditions(objects, picture, bytes).catch(() => undefined);
  return picture;
}

/**
 * Makes the smaller sizes of a picture, and gives their bytes. One that takes no less than the picture is left out: line art that
 * is packed without loss grows when it is scaled.
 * @param isMade whether a size need not be made again
 */
export async function putRenditions(
  objects: Pick<ObjectStore, 'putRendition'>,
  picture: string,
  bytes: Uint8Array,
  isMade: (rendition: Rendition) => Promise<boolean> = async () => false,
): Promise<number[]> {
  const kept: number[] = [];
  const { width: full } = await sharp(bytes, READ_OPTIONS).metadata();
  for (const width of renditionWidths(full)) {
    if (await isMade({ picture, width })) continue;
    const smaller = await makeRendition(bytes, width);
    if (smaller.length >= bytes.length) continue;
    await objects.putRendition({ picture, width }, smaller);
    kept.push(smaller.length);
  }
  return kept;
}
