import { PICTURE_WIDTHS, renditionAddress, renditionWidths } from '@komawari/shared-domain';

export type PictureShape = keyof typeof PICTURE_WIDTHS;

/** The shape of a picture, and how wide it is shown. */
export type ShownPicture = { shape: PictureShape } & (
  | {
      /** HTML's `sizes`: CSS lengths with media queries. The browser chooses for its screen. */
      sizes: string;
    }
  | {
      /** In CSS pixels, if one size fits every screen: each `sizes` costs the browser more than everything else in a tile. */
      maxWidth: number;
    }
);

/** Our own pictures, which the server names by their content. The sizes of pictures on other hosts are unknown. */
const KEPT_PICTURE = /\/images\/[\w-]{22}\.webp$/;

/** Readers cannot see more device pixels than this per CSS pixel. */
const MAX_DENSITY = 3;

/**
 * Returns the attributes of an `<img>` that load a picture in the size in which it is shown. Their order matters: Safari requests
 * `src` if it is set before the others.
 */
export function pictureSources(address: string, shown: ShownPicture | undefined) {
  if (!shown || !KEPT_PICTURE.test(address)) return { src: address };
  const width = PICTURE_WIDTHS[shown.shape];
  const smaller = renditionWidths(width);
  if ('maxWidth' in shown) {
    const enough = smaller.find((rendition) => rendition >= MAX_DENSITY * shown.maxWidth);
    return { src: enough ? renditionAddress(address, enough) : address };
  }
  const set = smaller.map((rendition) => `${renditionAddress(address, rendition)} ${rendition}w`);
  return { sizes: shown.sizes, srcSet: [...set, `${address} ${width}w`].join(', '), src: address };
}
