import { PICTURE_WIDTHS } from '@komawari/shared-domain';
import sharp, { type Sharp } from 'sharp';
import { brokenPicture, inspectPicture, READ_OPTIONS } from './inspectPicture';

/**
 * Pictures shown around the pages. They are not encrypted, and are cropped to one shape so that lists do not shift while they
 * load.
 */
const SHAPES = {
  portrait: { width: PICTURE_WIDTHS.portrait, height: 720 },
  landscape: { width: PICTURE_WIDTHS.landscape, height: 540 },
  thumbnail: { width: PICTURE_WIDTHS.thumbnail, height: 200 },
  icon: { width: PICTURE_WIDTHS.icon, height: 96 },
} as const;

export type Shape = keyof typeof SHAPES;

const QUALITY = 78;

/**
 * Makes a cover, thumbnail or icon in the shape's size, from the part of the picture that catches the eye.
 * A wide picture cropped to a portrait keeps its middle, where illustrators put the subject. The part that catches the eye is
 * often at its edge.
 */
export async function makeCover(bytes: Buffer, shape: Shape, where: string): Promise<Buffer> {
  const source = await inspectPicture(bytes, where);
  const { width, height } = SHAPES[shape];
  const losesSides = source.width / source.height > width / height;
  const position = losesSides && shape === 'portrait' ? 'center' : 'attention';
  const scale = Math.min(1, source.width / width, source.height / height);
  const picture = sharp(bytes, READ_OPTIONS).autoOrient();
  if (scale === 1) return encode(picture.resize({ width, height, fit: 'cover', position }), where);
  // A picture smaller than the shape is cropped before it is enlarged, because finding the part that catches the eye takes longer
  // with more pixels.
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const cut = await decoded(picture.resize({ ...size, fit: 'cover', position }), where);
  return encode(cut.resize({ width, height, fit: 'fill' }), where);
}

/**
 * Makes a banner or popup. The editor chooses its shape (docs/content-packs.md), so it is not cropped; it is only scaled down to
 * the width that is shown.
 */
export async function makeBanner(bytes: Buffer, where: string): Promise<Buffer> {
  await inspectPicture(bytes, where);
  return encode(
    sharp(bytes, READ_OPTIONS).autoOrient().resize({ width: PICTURE_WIDTHS.banner, withoutEnlargement: true }),
    where,
  );
}

/** Makes a smaller size of a picture from `makeCover` or `makeBanner`. */
export async function makeRendition(bytes: Uint8Array, width: number): Promise<Buffer> {
  return packed(sharp(bytes, READ_OPTIONS).resize({ width })).toBuffer();
}

/** Whether a picture already has the form that `makeCover` or `makeBanner` gives it. */
export async function isFinished(bytes: Buffer, shape: Shape | 'banner'): Promise<boolean> {
  const { format, width, height } = await sharp(bytes, READ_OPTIONS).metadata();
  if (format !== 'webp') return false;
  return shape === 'banner' ? width <= PICTURE_WIDTHS.banner : width === SHAPES[shape].width && height === SHAPES[shape].height;
}

async function decoded(picture: Sharp, where: string): Promise<Sharp> {
  const { data, info } = await picture
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw brokenPicture(where, error);
    });
  return sharp(data, { raw: info });
}

async function encode(picture: Sharp, where: string): Promise<Buffer> {
  return packed(picture)
    .toBuffer()
    .catch((error: Error) => {
      throw brokenPicture(where, error);
    });
}

function packed(picture: Sharp): Sharp {
  return picture.webp({ quality: QUALITY, effort: 4 });
}
