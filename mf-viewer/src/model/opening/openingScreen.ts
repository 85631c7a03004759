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

/** A picture on the first screen, in CSS pixels, measured from the left and top of the stage or the strip. */
export interface OpeningBox extends Size {
  page: OpeningPage;
  left: number;
  top: number;
  /** Wider than its box if the picture scrolls horizontally. */
  pictureWidth: number;
}

export interface OpeningScreen extends Pick<ReadingChapter, 'isRtl'> {
  boxes: readonly OpeningBox[];
  /** For a strip: the total height of its pictures, and its scroll offset. */
  strip?: { total: number; top: number };
}

/** The pictures as leaves of their chapter. This assumes that all other leaves follow the last picture. */
export function openingLeaves({ pages }: OpeningChapter): ComicLeaf[] {
  return pages.map((page, index) => ({ kind: 'comic', index, ...page }));
}

/**
 * The pictures that are visible when a chapter opens, each at its later position on the stage. The rules are those of the stage.
 * If another language is shown beside the page, there are no boxes, because nothing is known about it yet.
 * @param screen the inner size of the window; for a strip, without its scroll bar
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
  const isDouble = isDoubleStage(screen, usual, settings);
  const spreads = spreadsOf(leaves, { isDouble, isRtl, isShifted: settings.isShifted });
  const spread = spreads[spreadIndexOf(spreads, position.leaf)];
  if (!spread) return [];
  const box = spreadBox(leaves, spread, { stage: screen, fit: settings.fit, isRtl, usual, gap: settings.pairGap });
  const { x, y } = openingView({ stage: screen, content: box }, isRtl);
  let left = (screen.width - box.width) / 2 + x + box.blankLeft;
  return box.pages.map(({ leaf, width, height }) => {
    // A spread refers only to existing leaves.
    const placed = { page: leaves[leaf]!, left, top: (screen.height - box.height) / 2 + y, width, height, pictureWidth: width };
    left += width + box.gap;
    return placed;
  });
}
