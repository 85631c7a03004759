import sharp, { type Sharp } from 'sharp';
import { brokenPicture, inspectPicture, type PictureSize, READ_OPTIONS } from './inspectPicture';
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

/** Drawn line art stays below this when it is packed without loss. */
const CLEAN_BYTES_PER_PIXEL = 0.15;

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
  const images = isLineArt(raw.data) ? await encodeLineArt(raw) : await encodeLossy(raw);
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

async function encodeLossy(raw: Raw): Promise<MadePage['images']> {
  return { low: await lossy(raw, 'low'), high: await lossy(raw, 'high'), super_high: await lossy(raw, 'super_high') };
}

/** Screentone is the worst case for lossy codecs: sixteen greys without loss are a third of its size and sharper. */
async function encodeLineArt(raw: Raw): Promise<MadePage['images']> {
  const superHigh = await lineArt(raw, 'super_high');
  const isCut = raw.width > SETTINGS.high.width;
  const high = isCut ? await lineArt(raw, 'high') : superHigh;
  const low = await lineArt(raw, 'low');
  // Scaling blurs the dots of screentone into more greys than it saves pixels.
  return { super_high: superHigh, high, low: smallerOf(low, high) };
}

/** Noise, as JPEG leaves it, can make lossless larger than lossy: then both are tried. */
async function lineArt(raw: Raw, quality: Quality): Promise<Buffer> {
  const { data, info } = await resize(raw, quality).greyscale().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const lossless = await sharp(quantise(data), { raw: { width, height, channels } })
    .webp({ lossless: true, effort: EFFORT })
    .toBuffer();
  const isClean = lossless.length <= width * height * CLEAN_BYTES_PER_PIXEL;
  return isClean ? lossless : smallerOf(lossless, await lossy(raw, quality));
}

async function lossy(raw: Raw, quality: Quality): Promise<Buffer> {
  const settings = SETTINGS[quality];
  const encoded = await resize(raw, quality).webp({ quality: settings.quality, effort: EFFORT }).toBuffer();
  if (quality === 'super_high' || encoded.length <= HEAVY_BYTES) return encoded;
  return resize(raw, quality)
    .webp({ quality: Math.min(HEAVY_QUALITY, settings.quality), effort: EFFORT })
    .toBuffer();
}

function resize({ data, width, height }: Raw, quality: Quality): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } }).resize({
    width: SETTINGS[quality].width,
    height: MAX_HEIGHT,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

function smallerOf(a: Buffer, b: Buffer): Buffer {
  return b.length < a.length ? b : a;
}
