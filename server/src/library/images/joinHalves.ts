import sharp from 'sharp';
import { READ_OPTIONS } from './inspectPicture';

/** The largest height of a spread in the best quality. Anything higher would be scaled down again. */
const MAX_HEIGHT = 2000;

/** Joins the halves of a spread side by side into one picture, as high as the higher half. */
export async function joinHalves(left: Buffer, right: Buffer): Promise<Buffer> {
  const sizes = await Promise.all([left, right].map((bytes) => sharp(bytes, READ_OPTIONS).metadata()));
  const height = Math.min(MAX_HEIGHT, Math.max(...sizes.map(({ autoOrient }) => autoOrient.height)));
  const halves = await Promise.all([left, right].map((bytes) => decodeAt(bytes, height)));
  const width = halves.reduce((sum, { info }) => sum + info.width, 0);
  let from = 0;
  const placed = halves.map(({ data, info }) => {
    const at = { input: data, raw: { width: info.width, height: info.height, channels: 3 as const }, left: from, top: 0 };
    from += info.width;
    return at;
  });
  return (
    sharp({ create: { width, height, channels: 3, background: 'white' } })
      .composite(placed)
      // Compositing adds an alpha channel to every picture.
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer()
  );
}

function decodeAt(bytes: Buffer, height: number) {
  return sharp(bytes, READ_OPTIONS)
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize({ height })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}
