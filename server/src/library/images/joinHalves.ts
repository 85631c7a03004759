import sharp from 'sharp';
import { READ_OPTIONS } from './inspectPicture';

/** As high as a spread can be in the best quality: more would be scaled down again. */
const MAX_HEIGHT = 2000;

/** The halves of a spread side by side as one picture, as high as the higher of them. */
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
      // Composing gives every picture one.
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
