import { PICTURE_WIDTHS, renditionAddress, renditionWidths } from '@komawari/shared-domain';

export type PictureShape = keyof typeof PICTURE_WIDTHS;

/** What the server names after its content; of pictures of other hosts nobody knows sizes. */
const KEPT_PICTURE = /\/images\/[\w-]{22}\.webp$/;

/**
 * The sizes in which a picture is there, for the browser to choose from, as attributes of `<img>`; none for a picture that is not kept
 * by the server. To be set before `src`.
 * @param sizes how wide it is shown: HTML's `sizes`, lengths of CSS by media queries
 */
export function sourceSet(address: string, { shape, sizes }: { shape: PictureShape; sizes: string }) {
  if (!KEPT_PICTURE.test(address)) return undefined;
  const width = PICTURE_WIDTHS[shape];
  const smaller = renditionWidths(width).map((rendition) => `${renditionAddress(address, rendition)} ${rendition}w`);
  return { sizes, srcSet: [...smaller, `${address} ${width}w`].join(', ') };
}
