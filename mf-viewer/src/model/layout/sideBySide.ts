import type { Size } from './size';

/** Each half must be as wide as a page on a tablet. */
const MIN_WIDTH_PX = 1200;

/** Whether the screen has room for a page and the same page in another language. */
export function fitsSideBySide(screen: Size | undefined): boolean {
  return screen !== undefined && screen.width >= MIN_WIDTH_PX;
}

/** Half of a screen. */
export function halfOf({ width, height }: Size): Size {
  return { width: Math.floor(width / 2), height };
}
