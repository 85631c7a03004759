import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/**
 * A small striped PNG. The seed makes it different from others. Two colors take a third of the time that noise takes to compress.
 */
export function makePicture(width: number, height: number, seed = 0): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < data.length; index += 1) {
    const isDark = Math.floor(index / (width * 3)) % 32 < 16;
    data[index] = [200, 90, 40][index % 3]! + (isDark ? 0 : 50) - (seed % 40);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A portrait page, small enough to keep tests fast. */
export function makePageFile(seed = 0): Promise<Buffer> {
  return makePicture(60, 90, seed);
}

/** A PNG whose header claims a size that it does not have. */
export async function pictureClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await makePageFile());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
