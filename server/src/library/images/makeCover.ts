import { PICTURE_WIDTHS } from '@komawari/shared-domain';
import sharp, { type Sharp } from 'sharp';
import { brokenPicture, inspectPicture, READ_OPTIONS } from './inspectPicture';

/** Pictures that are shown around the pages: not encrypted, cut to one shape so that lists stand still while they load. */
const SHAPES = {
  portrait: { width: PICTURE_WIDTHS.portrait, height: 720 },
  landscape: { width: PICTURE_WIDTHS.landscape, height: 540 },
  thumbnail: { width: PICTURE_WIDTHS.thumbnail, height: 200 },
  icon: { width: PICTURE_WIDTHS.icon, height: 96 },
} as const;

export type Shape = keyof typeof SHAPES;

const QUALITY = 78;

/**
 * A cover, thumbnail or icon in the shape's size: the part of the picture that catches the eye.
 * A wide picture cut to a portrait keeps its middle, where illustrators put what it is about; what catches the eye there is often its edge.
 */
export async function makeCover(bytes: Buffer, shape: Shape, where: string): Promise<Buffer> {
  const source = await inspectPicture(bytes, where);
  const { width, height } = SHAPES[shape];
  const losesSides = source.width / source.height > width / height;
  const position = losesSides && shape === 'portrait' ? 'center' : 'attention';
  const scale = Math.min(1, source.width / width, source.height / height);
  const picture = sharp(bytes, READ_OPTIONS).autoOrient();
  if (scale === 1) return encode(picture.resize({ width, height, fit: 'cover', position }), where);
  // What is smaller than the shape is cut before it grows: to look for what catches the eye takes as long as there are pixels.
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const cut = await decoded(picture.resize({ ...size, fit: 'cover', position }), where);
  return encode(cut.resize({ width, height, fit: 'fill' }), where);
}

/** A banner or popup, whose shape is the editor's (docs/content-packs.md): whole, and no larger than it is shown. */
export async function makeBanner(bytes: Buffer, where: string): Promise<Buffer> {
  await inspectPicture(bytes, where);
  return encode(
    sharp(bytes, READ_OPTIONS).autoOrient().resize({ width: PICTURE_WIDTHS.banner, withoutEnlargement: true }),
    where,
  );
}

/** A smaller size of a picture that these gave. */
export async function makeRendition(bytes: Uint8Array, width: number): Promise<Buffer> {
  return packed(sharp(bytes, READ_OPTIONS).resize({ width })).toBuffer();
}

/** Whether a picture has the form that these give it, so that there is nothing left to do. */
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
