import { PICTURE_WIDTHS, renditionAddress, renditionWidths } from '@komawari/shared-domain';

export type PictureShape = keyof typeof PICTURE_WIDTHS;

/** How wide a picture is shown. */
export type ShownPicture = { shape: PictureShape } & (
  | {
      /** HTML's `sizes`: lengths of CSS by media queries. The browser chooses by its screen. */
      sizes: string;
    }
  | {
      /** In CSS pixels, where one size does for every screen: each `sizes` costs the browser more than all else of a tile. */
      maxWidth: number;
    }
);

/** What the server names after its content; of pictures of other hosts nobody knows sizes. */
const KEPT_PICTURE = /\/images\/[\w-]{22}\.webp$/;

/** Screens have no more pixels to one of CSS that a reader could tell apart. */
const MAX_DENSITY = 3;

/** Where a picture is to be had in the size in which it is shown, as attributes of `<img>`: in their order, as Safari asks for `src` when it is set before the others. */
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
