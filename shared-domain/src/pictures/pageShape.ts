/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The shape of most comics: for a chapter without pictures, and for a picture whose size nobody tells. */
export const USUAL_PAGE_SIZE: PictureSize = { width: 1000, height: 1440 };

/** Wider than this in relation to its height, a picture is no portrait page. */
const WIDE_ASPECT = 1.2;

/** A spread is about two pages wide; a title strip is wider still and stays a page of its own. */
const SPREAD_WIDTHS = { from: 1.6, to: 2.6 };

/** Higher than two and a half times their width, pictures are pieces of a strip. */
export const STRIP_ASPECT = 2.5;

/** A spread and a title strip are seen whole. What is wider than this is a scroll, and read from one end to the other. */
const SCROLL_ASPECT = 5;

/** Whether a picture is so wide that it is read sideways, a screen at a time. */
export function isWideScroll({ width, height }: PictureSize): boolean {
  return width / height >= SCROLL_ASPECT;
}

/** Whether these pages are a vertical strip: most of them are much higher than wide. */
export function isVerticalStrip(sizes: readonly PictureSize[]): boolean {
  const strips = sizes.filter(({ width, height }) => height / width >= STRIP_ASPECT).length;
  return sizes.length > 0 && strips > sizes.length / 2;
}

/** The median picture, so that a cover or a title strip does not decide what a page of the chapter looks like. */
export function usualPageSize(sizes: readonly PictureSize[]): PictureSize {
  const byShape = sizes.toSorted((a, b) => a.width / a.height - b.width / b.height);
  return byShape[Math.floor((byShape.length - 1) / 2)] ?? USUAL_PAGE_SIZE;
}

/** Whether a picture shows two pages, judged by its shape among pages of the usual one. */
export function isSpreadShape({ width, height }: PictureSize, usual: PictureSize): boolean {
  const aspect = width / height;
  const usualAspect = usual.width / usual.height;
  const widths = aspect / usualAspect;
  return usualAspect < 1 && aspect > WIDE_ASPECT && widths >= SPREAD_WIDTHS.from && widths <= SPREAD_WIDTHS.to;
}
