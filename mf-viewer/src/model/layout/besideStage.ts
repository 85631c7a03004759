import type { Size } from '../chapter/pageSize';

/** Each half is still as wide as a page is on a tablet (viewer brief, part 2 item 4: on wide screens). */
const LEAST_WIDTH_PX = 1200;

/** Whether a page and the same page in another language both have room. */
export function hasRoomBeside(screen: Size | undefined): boolean {
  return screen !== undefined && screen.width >= LEAST_WIDTH_PX;
}

/** Half of a screen. */
export function halfOf({ width, height }: Size): Size {
  return { width: Math.floor(width / 2), height };
}
