import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { StyleName } from '../ink/paint';
import type { Canvas } from './canvas';

export interface Picture {
  bytes: Buffer;
  extension: 'png' | 'jpg';
}

/**
 * Black-and-white pages become small gray PNGs with sharp dots. Color pages become JPEG, which is ten times faster to write than
 * WebP.
 */
export async function encode(canvas: Canvas, style: StyleName): Promise<Picture> {
  if (style === 'screentone') return { bytes: grayPng(canvas), extension: 'png' };
  return { bytes: await jpeg(canvas), extension: 'jpg' };
}

export async function jpeg({ width, height, data }: Canvas, quality = 80): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality, chromaSubsampling: quality > 84 ? '4:4:4' : '4:2:0' })
    .toBuffer();
}

/** A PNG with 16 grays, two pixels per byte. */
export function grayPng({ width, height, data }: Canvas): Buffer {
  const stride = Math.ceil(width / 2) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const level = (((data[i] ?? 0) * 15 + 127) / 255) | 0;
      const cell = y * stride + 1 + (x >> 1);
      rows[cell] = (rows[cell] ?? 0) | (x & 1 ? level : level << 4);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 5 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}
