export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance from the center of the loupe to its rim, in CSS pixels. */
export const LOUPE_RADIUS = 130;
/** The magnification of the loupe. */
export const LOUPE_FACTOR = 2.2;

/** Where a rectangle of the screen appears inside a loupe that is held over a point. The point itself is in the center. */
export function enlarged({ left, top, width, height }: Rect, at: Point): Rect {
  return {
    left: LOUPE_RADIUS + (left - at.x) * LOUPE_FACTOR,
    top: LOUPE_RADIUS + (top - at.y) * LOUPE_FACTOR,
    width: width * LOUPE_FACTOR,
    height: height * LOUPE_FACTOR,
  };
}

/** Whether any part of an enlarged rectangle is visible in the loupe. */
export function isInLoupe({ left, top, width, height }: Rect): boolean {
  const size = LOUPE_RADIUS * 2;
  return left < size && top < size && left + width > 0 && top + height > 0;
}
