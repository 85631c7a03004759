import type { ImageQuality, PictureSize } from '@komawari/shared-domain';

/**
 * The limits of a quality. `side` limits the pixels on the reading side, which is the width of a strip and the shorter side of
 * everything else. `area` limits all pixels, so that a phone can decode the picture at once.
 */
const CAPS: Record<ImageQuality, { side: number; area: number }> = {
  low: { side: 720, area: 6_000_000 },
  high: { side: 1200, area: 12_000_000 },
  super_high: { side: 2000, area: 24_000_000 },
};

/** WebP allows at most 16383 pixels per side. */
const MAX_SIDE = 16_000;

/** Many phones cannot decode a strip that is higher than their largest texture. */
const MAX_STRIP_HEIGHT = 8_000;

/** A long strip is cut into pieces of at most this height. They also load one after the other. */
const PIECE_HEIGHT = 4_000;

/** WebP encodes blocks of 16 pixels. A cut between two blocks changes nothing on either side. */
const BLOCK = 16;

/** The size of the whole picture in a quality, never larger than the original. */
export function sizeInQuality({ width, height }: PictureSize, quality: ImageQuality, isVertical: boolean): PictureSize {
  const { side, area } = CAPS[quality];
  const isTall = height > width;
  const readingSide = isVertical ? width : Math.min(width, height);
  // A tall picture may exceed the area, because it is cut into pieces below. A wide one becomes two halves at most.
  const areaScale = isTall ? 1 : Math.sqrt(area / (width * height));
  const scale = Math.min(1, side / readingSide, areaScale, (2 * MAX_SIDE) / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Where a picture is cut: one rectangle for each page that it becomes. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Cuts what a decoder cannot handle: a tall picture into pieces below each other, a wide one into the halves of a spread.
 * @param largest its size in the best quality, which decides where to cut
 */
export function cutsOf(largest: PictureSize): Cut[] {
  const { width, height } = largest;
  if (width > MAX_SIDE) {
    const half = toBlock(width / 2);
    return [
      { left: 0, top: 0, width: half, height },
      { left: half, top: 0, width: width - half, height },
    ];
  }
  const isWhole = height <= MAX_STRIP_HEIGHT;
  const count = isWhole ? 1 : Math.ceil(height / PIECE_HEIGHT);
  const edge = (index: number) => (index === count ? height : toBlock((height * index) / count));
  return Array.from({ length: count }, (_, index) => ({
    left: 0,
    top: edge(index),
    width,
    height: edge(index + 1) - edge(index),
  }));
}

/** The same cuts in a smaller size of the picture. Neighbors share their edge, so no row is missing or doubled. */
export function scaledCuts(cuts: readonly Cut[], from: PictureSize, to: PictureSize): Cut[] {
  const x = (value: number) => Math.round((value * to.width) / from.width);
  const y = (value: number) => Math.round((value * to.height) / from.height);
  return cuts.map(({ left, top, width, height }) => ({
    left: x(left),
    top: y(top),
    width: x(left + width) - x(left),
    height: y(top + height) - y(top),
  }));
}

function toBlock(value: number): number {
  return Math.round(value / BLOCK) * BLOCK;
}
