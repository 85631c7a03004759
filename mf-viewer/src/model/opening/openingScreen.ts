import { usualPageSize } from '@komawari/shared-domain';
import type { ComicLeaf } from '../chapter/leaves';
import { asCorrected, type ReadingChapter } from '../chapter/readingChapter';
import { openingView } from '../framing/zoom';
import { columnWidth } from '../layout/columnWidth';
import { comicStripLeaf, stripGap } from '../layout/comicStripLeaf';
import { isDoubleStage } from '../layout/doubleStage';
import { fitsSideBySide } from '../layout/sideBySide';
import type { Size } from '../layout/size';
import { spreadBox } from '../layout/spreadBox';
import { spreadIndexOf, spreadsOf } from '../layout/spreads';
import { layoutStrip, leavesBetween, scrollTopOf } from '../layout/stripGeometry';
import type { Position } from '../position/position';
import { readingSettings } from '../settings/readingSettings';
import type { TitleSettings } from '../settings/viewerSettings';
import type { OpeningChapter, OpeningPage } from './openingChapter';

/** A picture on the first screen, in CSS pixels: from the left and the top of the stage, or of the strip. */
export interface OpeningBox extends Size {
  page: OpeningPage;
  left: number;
  top: number;
  /** Wider than its box where it is read sideways. */
  pictureWidth: number;
}

export interface OpeningScreen extends Pick<ReadingChapter, 'isRtl'> {
  boxes: readonly OpeningBox[];
  /** Of a strip: the height of its pictures, and how far it is scrolled. */
  strip?: { total: number; top: number };
}

/** The pictures as the leaves of their chapter. What else is among them lies behind the last. */
export function openingLeaves({ pages }: OpeningChapter): ComicLeaf[] {
  return pages.map((page, index) => ({ kind: 'comic', index, ...page }));
}

/**
 * The pictures that are seen when a chapter opens, each where the stage will have it: the same rules, before the stage is there.
 * Where another language stands beside the page nothing is known of it yet, so there are none.
 * @param screen the inner size of the window; of a strip, without its scroll bar
 */
export function openingScreen(
  marked: OpeningChapter,
  { chosen, screen, position }: { chosen: TitleSettings; screen: Size; position: Position },
): OpeningScreen {
  const chapter = asCorrected(marked, chosen);
  const { mode, settings } = readingSettings(chosen, chapter.isVerticalOnly);
  const { isRtl } = chapter;
  if (settings.peeksBeside && !chapter.isVerticalOnly && fitsSideBySide(screen)) return { isRtl, boxes: [] };
  const leaves = openingLeaves(chapter);
  const options = { chapter, leaves, usual: usualPageSize(leaves), settings, screen, position };
  return { isRtl, ...(mode === 'vertical' ? openingStrip(options) : { boxes: openingSpread(options) }) };
}

interface Options {
  chapter: OpeningChapter;
  leaves: readonly ComicLeaf[];
  usual: Size;
  settings: TitleSettings;
  screen: Size;
  position: Position;
}

function openingStrip({ chapter, leaves, usual, settings, screen, position }: Options): Omit<OpeningScreen, 'isRtl'> {
  const geometry = layoutStrip(
    leaves.map((leaf) => comicStripLeaf(leaf, usual)),
    {
      stageWidth: screen.width,
      stageHeight: screen.height,
      columnWidth: columnWidth(screen.width, settings.stripWidth),
      gap: stripGap(chapter.isVerticalOnly, settings.stripGap),
    },
  );
  const top = scrollTopOf(geometry, position, screen.height);
  const { first, last } = leavesBetween(geometry, top, top + screen.height);
  const boxes = leaves.slice(first, last + 1).map((page): OpeningBox => {
    // Every leaf has a box.
    const { scrollWidth, ...box } = geometry.boxes[page.index]!;
    return { page, ...box, left: (screen.width - box.width) / 2, pictureWidth: scrollWidth ?? box.width };
  });
  return { boxes, strip: { total: geometry.total, top } };
}

function openingSpread({ chapter: { isRtl }, leaves, usual, settings, screen, position }: Options): OpeningBox[] {
  const isDouble = isDoubleStage(screen, usual, settings.layout);
  const spreads = spreadsOf(leaves, { isDouble, isRtl, isShifted: settings.isShifted });
  const spread = spreads[spreadIndexOf(spreads, position.leaf)];
  if (!spread) return [];
  const box = spreadBox(leaves, spread, { stage: screen, fit: settings.fit, isRtl, gap: settings.pairGap });
  const { x, y } = openingView({ stage: screen, content: box }, isRtl);
  let left = (screen.width - box.width) / 2 + x + box.blankLeft;
  return box.pages.map(({ leaf, width, height }) => {
    // A spread is made of the leaves that there are.
    const placed = { page: leaves[leaf]!, left, top: (screen.height - box.height) / 2 + y, width, height, pictureWidth: width };
    left += width + box.gap;
    return placed;
  });
}
