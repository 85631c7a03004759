import type { Size } from './size';

/** Each half is still as wide as a page is on a tablet. */
const MIN_WIDTH_PX = 1200;

/** Whether a page and the same page in another language both have room. */
export function fitsSideBySide(screen: Size | undefined): boolean {
  return screen !== undefined && screen.width >= MIN_WIDTH_PX;
}

/** Half of a screen. */
export function halfOf({ width, height }: Size): Size {
  return { width: Math.floor(width / 2), height };
}
