/** How wide pictures around the pages are kept, in pixels; a banner may be narrower (docs/content-packs.md). */
export const PICTURE_WIDTHS = { portrait: 480, landscape: 960, thumbnail: 320, icon: 96, banner: 1280 } as const;

/**
 * Widths in which a picture around the pages is kept besides its own, in pixels. A phone shows a cover at a third of its
 * screen: half the width is half the bytes.
 */
export const RENDITION_WIDTHS = [240, 360, 640, 960] as const;

/** The smaller widths of a picture of some width: none below half of it, where it would be asked for by no screen. */
export function renditionWidths(width: number): number[] {
  return RENDITION_WIDTHS.filter((smaller) => smaller < width && smaller * 2 >= width);
}

/** The address of a smaller size. A server that does not have it sends the picture as it is. */
export function renditionAddress(address: string, width: number): string {
  return `${address}?w=${width}`;
}
