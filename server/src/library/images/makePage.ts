import sharp, { type Sharp } from 'sharp';
import { brokenPicture, inspectPicture, READ_OPTIONS, type PictureSize } from './inspectPicture';
import { isLineArt, quantise } from './lineArt';

export const QUALITIES = ['low', 'high', 'super_high'] as const;

export type Quality = (typeof QUALITIES)[number];

/** Raised when pages would come out differently; what was imported before is then made anew. */
export const PAGE_VERSION = 1;

const SETTINGS: Record<Quality, { width: number; quality: number }> = {
  low: { width: 720, quality: 60 },
  high: { width: 1200, quality: 75 },
  super_high: { width: 2000, quality: 85 },
};

/** A page of this weight is painted within 2.5 s on slow 4G; a heavier one is pressed harder. Super high is for those who ask for it. */
const HEAVY_BYTES = 250_000;
const HEAVY_QUALITY = 58;

/** WebP ends at 16383 pixels a side. */
const MAX_HEIGHT = 16_000;

/** Half the time of the default effort, for 2 to 4 % more bytes. */
const EFFORT = 2;

export interface MadePage extends PictureSize {
  images: Record<Quality, Buffer>;
}

interface Raw extends PictureSize {
  data: Buffer;
}

/** One page in its three qualities, never larger than it came. */
export async function makePage(bytes: Buffer, where: string): Promise<MadePage> {
  await inspectPicture(bytes, where);
  const raw = await decode(bytes).catch((error: Error) => {
    throw brokenPicture(where, error);
  });
  const lineArt = isLineArt(raw.data);
  const images = {
    low: await encode(raw, 'low', lineArt),
    high: await encode(raw, 'high', lineArt),
    super_high: await encode(raw, 'super_high', lineArt),
  };
  const { width, height } = await sharp(images.super_high).metadata();
  return { width, height, images };
}

/** Decoded once for all three; whatever it was, it becomes three bytes a pixel on white paper. */
async function decode(bytes: Buffer): Promise<Raw> {
  const { data, info } = await sharp(bytes, READ_OPTIONS)
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function encode(raw: Raw, quality: Quality, lineArt: boolean): Promise<Buffer> {
  const settings = SETTINGS[quality];
  const resized = () =>
    sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 3 } }).resize({
      width: settings.width,
      height: MAX_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    });
  const lossy = await resized().webp({ quality: settings.quality, effort: EFFORT }).toBuffer();
  const smallest = lineArt ? smallerOf(lossy, await encodeLineArt(resized())) : lossy;
  if (quality === 'super_high' || smallest.length <= HEAVY_BYTES) return smallest;
  return smallerOf(smallest, await resized().webp({ quality: Math.min(HEAVY_QUALITY, settings.quality), effort: EFFORT }).toBuffer());
}

/** Screentone is the worst case for lossy codecs: sixteen greys without loss are a third of its size and sharper. */
async function encodeLineArt(resized: Sharp): Promise<Buffer> {
  const { data, info } = await resized.greyscale().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(quantise(data), { raw: { width, height, channels } }).webp({ lossless: true, effort: EFFORT }).toBuffer();
}

function smallerOf(a: Buffer, b: Buffer): Buffer {
  return b.length < a.length ? b : a;
}
