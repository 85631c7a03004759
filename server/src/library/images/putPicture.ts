import { renditionWidths } from '@komawari/shared-domain';
import sharp from 'sharp';
import type { ObjectStore } from '../../objects/ObjectStore';
import type { Rendition } from '../../objects/renditionName';
import { READ_OPTIONS } from './inspectPicture';
import { makeRendition } from './makeCover';

/**
 * Puts a picture that is shown around the pages into the store, with its smaller sizes (docs/decisions/0144). Returns its name.
 * @param bytes from `makeCover` or `makeBanner`
 */
export async function putPicture(objects: Pick<ObjectStore, 'put' | 'putRendition'>, bytes: Uint8Array): Promise<string> {
  const picture = await objects.put(bytes);
  // If a size is missing, the server sends the picture itself. The operator can make missing sizes later.
  await putRenditions(objects, picture, bytes).catch(() => undefined);
  return picture;
}

/**
 * Makes the smaller sizes of a picture and returns how many bytes each has. A size that is not smaller in bytes is left out: line
 * art that is compressed without loss grows when it is scaled.
 * @param isMade whether a size exists already
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
