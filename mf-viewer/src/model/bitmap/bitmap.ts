/** A small picture without colors. That is enough to find its panels. */
export interface Bitmap {
  width: number;
  height: number;
  /** Brightness of each pixel, row by row, from 0 to 255. */
  levels: Uint8Array;
}

/** Pixels from a canvas: four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** A part of a page in shares of its width and height, so that it holds at every resolution of the page. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Brightness as the eye perceives it (Rec. 601). */
export function bitmapOf({ width, height, data }: Pixels): Bitmap {
  const levels = new Uint8Array(width * height);
  for (let i = 0, k = 0; i < levels.length; i += 1, k += 4) {
    // The index stays within the array.
    levels[i] = (data[k]! * 77 + data[k + 1]! * 150 + data[k + 2]! * 29) >> 8;
  }
  return { width, height, levels };
}

/** The picture, mirrored horizontally. */
export function mirroredBitmap({ width, height, levels }: Bitmap): Bitmap {
  const mirrored = new Uint8Array(levels.length);
  for (let row = 0; row < levels.length; row += width) {
    // The index stays within the array.
    for (let x = 0; x < width; x += 1) mirrored[row + x] = levels[row + width - 1 - x]!;
  }
  return { width, height, levels: mirrored };
}

export function mirroredBox(box: Box): Box {
  return { ...box, x: 1 - box.x - box.w };
}

/** Enough to see a gutter of 1% of the page, and few enough for a slow phone. */
const MAX_PIXELS = 200_000;

/** The size at which a picture is analyzed. It is never larger than the picture. */
export function analysisSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
