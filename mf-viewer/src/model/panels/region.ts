/** A part of the page, identified by the number of its pixels. `box` bounds its art, in pixels, both ends included. */
export interface Region {
  id: number;
  box: PixelBox;
  /** Number of pixels that are not paper. */
  area: number;
}

export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The page during the division: which pixels are paper, and to which region each pixel belongs. */
export interface Sheet {
  width: number;
  height: number;
  paper: Uint8Array;
  owners: Uint8Array;
}

/** The area and bounds of a region's art; `undefined` if the region is only paper. */
export function measureRegion({ width, paper, owners }: Sheet, id: number, within: PixelBox): Region | undefined {
  const box = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
  let area = 0;
  for (let y = within.top; y <= within.bottom; y += 1) {
    for (let x = within.left; x <= within.right; x += 1) {
      const i = y * width + x;
      if (paper[i] || owners[i] !== id) continue;
      area += 1;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
    }
  }
  return area > 0 ? { id, box, area } : undefined;
}

export function widthOf({ left, right }: PixelBox): number {
  return right - left + 1;
}

export function heightOf({ top, bottom }: PixelBox): number {
  return bottom - top + 1;
}

export function joined(a: PixelBox, b: PixelBox): PixelBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
