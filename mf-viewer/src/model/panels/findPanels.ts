import { type Bitmap, type Box, mirroredBitmap, mirroredBox } from '../bitmap/bitmap';
import { type Ground, groundsOf, paperOf } from '../bitmap/ground';
import { type Cut, clearestCut, divide } from './cut';
import { heightOf, joined, measureRegion, type Region, type Sheet, widthOf } from './region';
import { withoutSpecks } from './specks';

/** The panels of a page in the order in which they are read, and how sure that is. */
export interface FoundPanels {
  /** In shares of the page. */
  boxes: readonly Box[];
  /** 0 to 1. Below `SURE` the whole page is the better answer. */
  confidence: number;
}

/** From here on a reader may be led from panel to panel. */
export const SURE = 0.65;

/** The panels along which a reader may be led; none where that is not sure, or where the page is one panel. */
export function panelsToFollow(found: FoundPanels | undefined): readonly Box[] {
  return found && found.confidence >= SURE && found.boxes.length > 1 ? found.boxes : [];
}

/** A panel is no smaller than this, of the page's width and height … */
const LEAST_WIDTH = 0.1;
const LEAST_HEIGHT = 0.06;
/** … and of its area. */
const LEAST_AREA = 0.018;
/** More than this is a page of scraps, not of panels. */
const MOST_PANELS = 24;
/** Rows come before columns, unless a column is clearly the better cut. */
const ROW_BONUS = 0.04;

/**
 * Finds panels without a model (viewer brief, part 2 item 5): paper that reaches the rim is gutter; the page is cut along
 * its clearest gutters, rows before columns, until nothing can be cut; what remains are panels, in reading order.
 */
export function findPanels(bitmap: Bitmap, { isRtl }: { isRtl: boolean }): FoundPanels {
  if (!isRtl) return fromTheLeft(bitmap);
  // A page from the right is the mirror of one from the left: one rule for both.
  const { boxes, confidence } = fromTheLeft(mirroredBitmap(bitmap));
  return { boxes: boxes.map(mirroredBox), confidence };
}

function fromTheLeft(bitmap: Bitmap): FoundPanels {
  const found = groundsOf(bitmap).map((ground) => panelsOn(bitmap, ground));
  // On the wrong paper a page is one panel, and full: that says nothing.
  const worth = (page: FoundPanels) => page.confidence + (panelsToFollow(page).length > 0 ? 1 : 0);
  return found.toSorted((a, b) => worth(b) - worth(a))[0] ?? { boxes: [], confidence: 0 };
}

function panelsOn(bitmap: Bitmap, ground: Ground): FoundPanels {
  const { width, height } = bitmap;
  const paper = withoutSpecks(bitmap, paperOf(bitmap, ground));
  const sheet: Sheet = { width, height, paper, owners: new Uint8Array(width * height) };
  const whole = measureRegion(sheet, 0, { left: 0, top: 0, right: width - 1, bottom: height - 1 });
  if (!whole) return { boxes: [], confidence: 0 };
  const clears: number[] = [];
  const regions = takenApart(sheet, whole, clears, { lastId: 0 });
  return { boxes: regions.map(({ box }) => shareOf(box, bitmap)), confidence: confidenceIn(regions, clears, bitmap) };
}

/** The panels of a region, by cutting it as long as there are gutters. */
function takenApart(sheet: Sheet, region: Region, clears: number[], ids: { lastId: number }): Region[] {
  if (ids.lastId >= MOST_PANELS * 2) return [region];
  for (const cut of cutsOf(sheet, region)) {
    const before = sheet.owners.slice();
    const newId = ids.lastId + 1;
    divide(sheet, region, cut, newId);
    const first = measureRegion(sheet, region.id, region.box);
    const second = measureRegion(sheet, newId, region.box);
    if (first && second && isPanel(first, sheet) && isPanel(second, sheet)) {
      ids.lastId = newId;
      clears.push(cut.clear);
      return [...takenApart(sheet, first, clears, ids), ...takenApart(sheet, second, clears, ids)];
    }
    sheet.owners.set(before);
  }
  return [region];
}

function cutsOf(sheet: Sheet, region: Region): Cut[] {
  const across = clearestCut(sheet, region, 'across', Math.round(sheet.height * LEAST_HEIGHT));
  const down = clearestCut(sheet, region, 'down', Math.round(sheet.width * LEAST_WIDTH));
  const cuts = [across, down].filter((cut) => cut !== undefined);
  const worth = ({ way, clear }: Cut) => clear + (way === 'across' ? ROW_BONUS : 0);
  return cuts.toSorted((a, b) => worth(b) - worth(a));
}

function isPanel({ box, area }: Region, { width, height }: Sheet): boolean {
  return widthOf(box) >= width * LEAST_WIDTH && heightOf(box) >= height * LEAST_HEIGHT && area >= width * height * LEAST_AREA;
}

function shareOf({ left, top, right, bottom }: Region['box'], { width, height }: Bitmap): Box {
  return { x: left / width, y: top / height, w: (right + 1 - left) / width, h: (bottom + 1 - top) / height };
}

/** Panels are full of art, and the gutters between them are clear. One panel alone is a page, and is sure when it is full. */
function confidenceIn(regions: readonly Region[], clears: readonly number[], { width, height }: Bitmap): number {
  const fills = regions.map(({ box, area }) => area / (widthOf(box) * heightOf(box)));
  const fill = regions.reduce((sum, { area }, i) => sum + fills[i]! * area, 0) / regions.reduce((sum, { area }) => sum + area, 0);
  const clear = clears.length > 0 ? clears.reduce((sum, value) => sum + value, 0) / clears.length : 1;
  const all = regions.map(({ box }) => box).reduce(joined);
  const covered = (widthOf(all) * heightOf(all)) / (width * height);
  const isTooMany = regions.length > MOST_PANELS;
  return isTooMany ? 0 : Math.min(1, fill) * clear * clear * Math.min(1, covered * 1.4);
}
