/** The stored widths of pictures other than pages, in pixels; a banner may be narrower (docs/content-packs.md). */
export const PICTURE_WIDTHS = { portrait: 480, landscape: 960, thumbnail: 320, icon: 96, banner: 1280 } as const;

/**
 * Additional widths in which such a picture is stored, in pixels. A phone shows a cover at a third of its screen: half the width
 * is half the bytes.
 */
export const RENDITION_WIDTHS = [240, 360, 640, 960] as const;

/** The smaller widths for a picture of this width. None is below half of it, because no screen would request it. */
export function renditionWidths(width: number): number[] {
  return RENDITION_WIDTHS.filter((smaller) => smaller < width && smaller * 2 >= width);
}

/** The URL of a smaller size. A server that does not have it sends the original picture. */
export function renditionAddress(address: string, width: number): string {
  return `${address}?w=${width}`;
}
