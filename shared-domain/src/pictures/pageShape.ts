/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The shape of most comics, for a chapter without pictures and for a picture with an unknown size. */
export const USUAL_PAGE_SIZE: PictureSize = { width: 1000, height: 1440 };

/** A picture that is wider than this, relative to its height, is not a portrait page. */
const WIDE_ASPECT = 1.2;

/** A spread is about two pages wide. A title strip is even wider and stays a separate page. */
const SPREAD_WIDTHS = { from: 1.6, to: 2.6 };

/** Pictures that are taller than two and a half times their width are pieces of a strip. */
export const STRIP_ASPECT = 2.5;

/** A spread and a title strip are shown whole. A wider picture is a scroll, which the reader reads from one end to the other. */
const SCROLL_ASPECT = 5;

/** A picture that is lower than this share of the usual page is only a slice of one, such as a title or an empty line. */
const SCROLL_HEIGHT_SHARE = 0.5;

/** Whether a picture is so wide that the reader reads it sideways, a screen at a time. */
export function isWideScroll({ width, height }: PictureSize, usual: PictureSize): boolean {
  return width / height >= SCROLL_ASPECT && height >= usual.height * SCROLL_HEIGHT_SHARE;
}

/** Whether these pages are a vertical strip: most of them are much taller than wide. */
export function isVerticalStrip(sizes: readonly PictureSize[]): boolean {
  const strips = sizes.filter(({ width, height }) => height / width >= STRIP_ASPECT).length;
  return sizes.length > 0 && strips > sizes.length / 2;
}

/** The size of the median picture, so that a cover or a title strip does not decide the page shape of the chapter. */
export function usualPageSize(sizes: readonly PictureSize[]): PictureSize {
  const byShape = sizes.toSorted((a, b) => a.width / a.height - b.width / b.height);
  return byShape[Math.floor((byShape.length - 1) / 2)] ?? USUAL_PAGE_SIZE;
}

/** Whether a picture shows two pages, judged by its shape relative to the usual page. */
export function isSpreadShape({ width, height }: PictureSize, usual: PictureSize): boolean {
  const aspect = width / height;
  const usualAspect = usual.width / usual.height;
  const widths = aspect / usualAspect;
  return usualAspect < 1 && aspect > WIDE_ASPECT && widths >= SPREAD_WIDTHS.from && widths <= SPREAD_WIDTHS.to;
}
