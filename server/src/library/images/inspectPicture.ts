import type { PictureSize } from '@komawari/shared-domain';
import sharp from 'sharp';
import { LIMITS } from '../archive/limits';
import { LibraryError } from '../report/LibraryError';

/** One thread per picture, two pictures at a time (`IN_FLIGHT` in makeChapter.ts): the site stays responsive during an import. */
sharp.concurrency(1);

/** Accepts a JPEG with a harmless defect, but not one that is cut off. */
export const READ_OPTIONS = { limitInputPixels: LIMITS.pixels, failOn: 'error' } as const;

/**
 * Checks a picture's first bytes and header: is it a picture, and may a picture of this size be unpacked? The name proves
 * nothing.
 */
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
  // Only the header is read here, so the error for a decompression bomb can name its size.
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return autoOrient;
}

/** The error for a picture that cannot be decoded completely. */
export function brokenPicture(where: string, error: Error): LibraryError {
  return new LibraryError(where, `is broken (${firstLine(error.message)}).`, 'Get the file again.');
}

function firstLine(text: string): string {
  return text.replace(/\n.*/s, '').trim();
}

/** Checks the signature alone. An SVG, for example, is text that could request other files; it must never reach a decoder. */
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
