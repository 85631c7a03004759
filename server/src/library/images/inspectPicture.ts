import type { PictureSize } from '@komawari/shared-domain';
import sharp from 'sharp';
import { LIMITS } from '../archive/limits';
import { LibraryError } from '../report/LibraryError';

/** One thread for each picture, two pictures at a time: the site stays responsive beside an import (see `pageQueue`). */
sharp.concurrency(1);

/** A JPEG with a harmless oddity is taken, one that is cut off is not. */
export const READ_OPTIONS = { limitInputPixels: LIMITS.pixels, failOn: 'error' } as const;

/** Looks at a picture's first bytes and header: is it one, and is it of a size that may be unpacked? A name says nothing. */
export async function inspectPicture(bytes: Buffer, where: string): Promise<PictureSize> {
  if (bytes.length === 0) throw new LibraryError(where, 'is empty.', 'Get the file again.');
  if (!isPicture(bytes))
    throw new LibraryError(
      where,
      'is not a PNG, JPEG, WebP, AVIF or GIF picture, whatever its name says.',
      'Save it as PNG, JPEG or WebP.',
    );
  const size = await readSize(bytes).catch((error: Error) => {
    throw brokenPicture(where, error);
  });
  const { width, height } = size;
  if (width > LIMITS.side || height > LIMITS.side || width * height > LIMITS.pixels) {
    throw new LibraryError(
      where,
      `claims ${width} x ${height} pixels; at most ${LIMITS.pixels / 1e6} megapixels and ${LIMITS.side} a side are allowed.`,
      'Scale it down or cut it.',
    );
  }
  return size;
}

async function readSize(bytes: Buffer): Promise<PictureSize> {
  // The header alone is read here, so that a bomb can be named with its size.
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return autoOrient;
}

/** A picture that cannot be decoded to its end. */
export function brokenPicture(where: string, error: Error): LibraryError {
  return new LibraryError(where, `is broken (${firstLine(error.message)}).`, 'Get the file again.');
}

function firstLine(text: string): string {
  return text.replace(/\n.*/s, '').trim();
}

/** By signature alone. SVG, for one, is text that could ask for other files, and never gets as far as a decoder. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 16);
  return (
    head.startsWith('\x89PNG\r\n\x1A\n') ||
    head.startsWith('\xFF\xD8\xFF') ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    /^GIF8[79]a/.test(head) ||
    /^[^]{4}ftyp(?:avif|avis|mif1|miaf)/.test(head)
  );
}
