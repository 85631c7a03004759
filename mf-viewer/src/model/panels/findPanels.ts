import { type Background, findBackgrounds, findPaper } from '../bitmap/background';
import { type Bitmap, type Box, mirroredBitmap, mirroredBox } from '../bitmap/bitmap';
import { type Cut, clearestCut, divide } from './cut';
import { heightOf, joined, measureRegion, type Region, type Sheet, widthOf } from './region';
import { withoutSpecks } from './specks';

/** The panels of a page in reading order, and how certain they are. */
export interface FoundPanels {
  /** The panels in reading order, in shares of the page. */
  boxes: readonly Box[];
  /** 0 to 1. Below `MIN_CONFIDENCE`, showing the whole page is better. */
  confidence: number;
}

/** The guided view follows panels only if the confidence is at least this. */
export const MIN_CONFIDENCE = 0.65;

/** The panels for the guided view; none if they are uncertain, or if the page is one panel. */
export function panelsToFollow(found: FoundPanels | undefined): readonly Box[] {
  return found && found.confidence >= MIN_CONFIDENCE && found.boxes.length > 1 ? found.boxes : [];
}

/** A panel is at least this wide and high, in shares of the page. */
const MIN_WIDTH = 0.1;
const MIN_HEIGHT = 0.06;
/** A panel covers at least this share of the area of the page. */
const MIN_AREA = 0.018;
/** A page with more parts than this consists of scraps, not of panels. */
const MAX_PANELS = 24;
/** Rows come before columns, unless a column is clearly the better cut. */
const ROW_BONUS = 0.04;

/**
 * Finds panels without a machine-learning model. Paper that reaches the rim is gutter. The page is cut along its clearest
 * gutters, rows before columns, until no cut is possible. The remaining parts are the panels, in reading order.
 */
export function findPanels(bitmap: Bitmap, { isRtl }: { isRtl: boolean }): FoundPanels {
  if (!isRtl) return findPanelsLtr(bitmap);
  // A page read from the right is mirrored, so that one rule covers both directions.
  const { boxes, confidence } = findPanelsLtr(mirroredBitmap(bitmap));
  return { boxes: boxes.map(mirroredBox), confidence };
}

function findPanelsLtr(bitmap: Bitmap): FoundPanels {
  const found = findBackgrounds(bitmap).map((background) => panelsOn(bitmap, background));
  // With the wrong background, the whole page is one full panel. Such a result says nothing.
  const score = (page: FoundPanels) => page.confidence + (panelsToFollow(page).length > 0 ? 1 : 0);
  return found.toSorted((a, b) => score(b) - score(a))[0] ?? { boxes: [], confidence: 0 };
}

function panelsOn(bitmap: Bitmap, background: Background): FoundPanels {
  const { width, height } = bitmap;
  const paper = withoutSpecks(bitmap, findPaper(bitmap, background));
  const sheet: Sheet = { width, height, paper, owners: new Uint8Array(width * height) };
  const whole = measureRegion(sheet, 0, { left: 0, top: 0, right: width - 1, bottom: height - 1 });
  if (!whole) return { boxes: [], confidence: 0 };
  const clearShares: number[] = [];
  const regions = splitRegion(sheet, whole, clearShares, { lastId: 0 });
  return { boxes: regions.map(({ box }) => shareOf(box, bitmap)), confidence: confidenceIn(regions, clearShares, bitmap) };
}

/** Finds the panels of a region: cuts it as long as it has gutters. */
function splitRegion(sheet: Sheet, region: Region, clearShares: number[], ids: { lastId: number }): Region[] {
  if (ids.lastId >= MAX_PANELS * 2) return [region];
  for (const cut of cutsOf(sheet, region)) {
    const before = sheet.owners.slice();
    const newId = ids.lastId + 1;
    divide(sheet, region, cut, newId);
    const first = measureRegion(sheet, region.id, region.box);
    const second = measureRegion(sheet, newId, region.box);
    if (first && second && isPanel(first, sheet) && isPanel(second, sheet)) {
      ids.lastId = newId;
      clearShares.push(cut.clear);
      return [...splitRegion(sheet, first, clearShares, ids), ...splitRegion(sheet, second, clearShares, ids)];
    }
    sheet.owners.set(before);
  }
  return [region];
}

function cutsOf(sheet: Sheet, region: Region): Cut[] {
  const across = clearestCut(sheet, region, 'across', Math.round(sheet.height * MIN_HEIGHT));
  const down = clearestCut(sheet, region, 'down', Math.round(sheet.width * MIN_WIDTH));
  const cuts = [across, down].filter((cut) => cut !== undefined);
  const score = ({ way, clear }: Cut) => clear + (way === 'across' ? ROW_BONUS : 0);
  return cuts.toSorted((a, b) => score(b) - score(a));
}

function isPanel({ box, area }: Region, { width, height }: Sheet): boolean {
  return widthOf(box) >= width * MIN_WIDTH && heightOf(box) >= height * MIN_HEIGHT && area >= width * height * MIN_AREA;
}

function shareOf({ left, top, right, bottom }: Region['box'], { width, height }: Bitmap): Box {
  return { x: left / width, y: top / height, w: (right + 1 - left) / width, h: (bottom + 1 - top) / height };
}

/**
 * Panels are full of art, and the gutters between them are clear. A single panel is the page itself, and is certain if it is
 * full.
 */
function confidenceIn(regions: readonly Region[], clearShares: readonly number[], { width, height }: Bitmap): number {
  const fills = regions.map(({ box, area }) => area / (widthOf(box) * heightOf(box)));
  // There is one fill for each region.
  const fill = regions.reduce((sum, { area }, i) => sum + fills[i]! * area, 0) / regions.reduce((sum, { area }) => sum + area, 0);
  const clear = clearShares.length > 0 ? clearShares.reduce((sum, value) => sum + value, 0) / clearShares.length : 1;
  const all = regions.map(({ box }) => box).reduce(joined);
  const covered = (widthOf(all) * heightOf(all)) / (width * height);
  const isTooMany = regions.length > MAX_PANELS;
  return isTooMany ? 0 : Math.min(1, fill) * clear * clear * Math.min(1, covered * 1.4);
}
