import type { ImageQuality, PictureSize } from '@komawari/shared-domain';
import sharp, { type Channels, type WebpOptions } from 'sharp';
import { brokenPicture, inspectPicture, READ_OPTIONS } from './inspectPicture';
import { isLineArt, quantize } from './lineArt';
import { type Cut, cutsOf, scaledCuts, sizeInQuality } from './pageSizes';

/** Increase it when pages would come out differently. Chapters that were imported before are then made again. */
export const PAGE_VERSION = 2;

const LOSSY_QUALITY: Record<ImageQuality, number> = { low: 60, high: 75, super_high: 85 };

/**
 * A page of this size appears within 2.5 s on slow 4G. Heavier pages are compressed more, except in super high, which readers
 * must choose themselves.
 */
const HEAVY_BYTES = 250_000;
const HEAVY_QUALITY = 58;

/** Clean line art stays below this size when it is compressed without loss. */
const CLEAN_BYTES_PER_PIXEL = 0.15;

/** Takes half the time of the default effort, for 2 to 4 % more bytes. */
const EFFORT = 2;

/** An image as it is sent. */
export interface MadeImage extends PictureSize {
  bytes: Buffer;
}

/** A page in its three qualities. Its own size is that of the best quality. */
export interface MadePage extends PictureSize {
  images: Record<ImageQuality, MadeImage>;
  /** If the picture was too large for one page: which half it is, or that it is one of several pieces below each other. */
  cut: 'left' | 'right' | 'piece' | undefined;
}

/** A picture with three bytes per pixel, and where it is cut. */
interface Raw extends PictureSize {
  data: Buffer;
  cuts: readonly Cut[];
}

/**
 * Converts a picture into its three qualities, never larger than the original. Usually it becomes one page. If it is too large
 * for a decoder, it becomes several pages that join without a visible seam: the picture is scaled and encoded as a whole, and cut
 * in between.
 */
export async function makePages(bytes: Buffer, where: string, isVertical: boolean): Promise<MadePage[]> {
  const size = await inspectPicture(bytes, where);
  const largest = sizeInQuality(size, 'super_high', isVertical);
  const whole = await decode(bytes, largest).catch((error: Error) => {
    throw brokenPicture(where, error);
  });
  const cuts = cutsOf(largest);
  const isDrawn = isLineArt(whole);
  const raws = await mapQualities(async (quality): Promise<Raw> => {
    const to = sizeInQuality(size, quality, isVertical);
    const { width, height } = to;
    return { data: await resize(whole, largest, to), width, height, cuts: scaledCuts(cuts, largest, to) };
  });
  const images = await (isDrawn ? encodeLineArt(raws) : mapQualities((quality) => encodeLossy(raws[quality], quality)));
  const isSpread = cuts.some(({ left }) => left > 0);
  return cuts.map(({ left }, index) => {
    // Each quality is cut in the same places.
    const ofPage = { low: images.low[index]!, high: images.high[index]!, super_high: images.super_high[index]! };
    const { width, height } = ofPage.super_high;
    const cut = isSpread ? (left > 0 ? 'right' : 'left') : cuts.length > 1 ? 'piece' : undefined;
    return { width, height, images: ofPage, cut };
  });
}

async function mapQualities<Value>(make: (quality: ImageQuality) => Promise<Value>): Promise<Record<ImageQuality, Value>> {
  return { low: await make('low'), high: await make('high'), super_high: await make('super_high') };
}

/** Decodes once for all three qualities. Any input becomes three bytes per pixel on white paper. */
async function decode(bytes: Buffer, { width, height }: PictureSize): Promise<Buffer> {
  return sharp(bytes, READ_OPTIONS)
    .autoOrient()
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .removeAlpha()
    .resize({ width, height, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer();
}

async function resize(data: Buffer, from: PictureSize, { width, height }: PictureSize): Promise<Buffer> {
  if (width === from.width) return data;
  return sharp(data, { raw: { ...from, channels: 3 } })
    .resize({ width, height, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer();
}

/** Screentone is the worst case for lossy codecs. Lossless with sixteen grays needs a third of the bytes and is sharper. */
async function encodeLineArt(raws: Record<ImageQuality, Raw>): Promise<Record<ImageQuality, MadeImage[]>> {
  const superHigh = await lineArt(raws.super_high, 'super_high');
  const isSmaller = raws.high.width < raws.super_high.width;
  const high = isSmaller ? await lineArt(raws.high, 'high') : superHigh;
  const low = await lineArt(raws.low, 'low');
  // Scaling blurs the dots of screentone into more grays, which can cost more bytes than the smaller size saves.
  return { super_high: superHigh, high, low: smallerOf(low, high) };
}

/**
 * Noise, such as JPEG leaves it, can make lossless larger than lossy, so both are tried. All pieces of one picture are encoded
 * the same way.
 */
async function lineArt(raw: Raw, quality: ImageQuality): Promise<MadeImage[]> {
  const gray = await sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 3 } })
    .grayscale()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const drawn = { ...raw, data: quantize(gray.data), channels: gray.info.channels };
  const lossless = await encodeCuts(drawn, { lossless: true, effort: EFFORT });
  const isClean = weightOf(lossless) <= raw.width * raw.height * CLEAN_BYTES_PER_PIXEL;
  return isClean ? lossless : smallerOf(lossless, await encodeLossy(raw, quality));
}

async function encodeLossy(raw: Raw, quality: ImageQuality): Promise<MadeImage[]> {
  const picture = { ...raw, channels: 3 } as const;
  const encoded = await encodeCuts(picture, { quality: LOSSY_QUALITY[quality], effort: EFFORT });
  if (quality === 'super_high' || weightOf(encoded) <= HEAVY_BYTES * raw.cuts.length) return encoded;
  return encodeCuts(picture, { quality: Math.min(HEAVY_QUALITY, LOSSY_QUALITY[quality]), effort: EFFORT });
}

async function encodeCuts(picture: Raw & { channels: Channels }, options: WebpOptions): Promise<MadeImage[]> {
  const { data, cuts, ...raw } = picture;
  const images: MadeImage[] = [];
  for (const cut of cuts) {
    // Cloning one `sharp` for all cuts would copy the pixels each time.
    const bytes = await sharp(data, { raw }).extract(cut).webp(options).toBuffer();
    images.push({ bytes, width: cut.width, height: cut.height });
  }
  return images;
}

function weightOf(images: readonly MadeImage[]): number {
  return images.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function smallerOf(a: MadeImage[], b: MadeImage[]): MadeImage[] {
  return weightOf(b) < weightOf(a) ? b : a;
}
