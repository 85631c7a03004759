import type { ReactNode, RefObject } from 'react';
import type { PositionHandle } from '../chapter/position/usePosition';
import type { AnalysisOf } from '../model/analysis/analyzePixels';
import type { Leaf } from '../model/chapter/leaves';
import type { ReadingChapter } from '../model/chapter/readingChapter';
import type { Size } from '../model/layout/size';
import type { TitleSettings } from '../model/settings/viewerSettings';
import type { Taps } from './input/useTaps';

/** What keys, buttons and the slider may request from either stage. */
export interface StageHandle {
  /** Goes to a leaf at once. */
  go: (leaf: number) => void;
  /** One step in reading order: first through content larger than the screen, then to the next page. */
  step: (by: 1 | -1) => void;
  /** Turns to the next or previous page, even if part of this one has not been shown. */
  turn: (by: 1 | -1) => void;
  /** Scrolls down or up by a share of the screen. */
  scroll: (share: number) => void;
  /** Zooms by a factor; `null` shows the whole page again. */
  zoom: (factor: number | null) => void;
}

/** Steps that stop at panels. */
export interface PanelStops {
  /** Reports a step: pages may be analyzed from now on. */
  ask: () => void;
  analysisOf: AnalysisOf;
}

/** The props of both stages. */
export interface StageProps {
  chapter: ReadingChapter;
  settings: TitleSettings;
  /** The size of the stage. */
  stage: Size;
  position: PositionHandle;
  taps: Taps;
  /** Where steps through a strip stop; `undefined` if they depend on the screen alone. */
  panelStops: PanelStops | undefined;
  onScrolled: (by: number) => void;
  /** A step went past the end of the chapter, or back past its start. */
  onPastEnd: (by: 1 | -1) => void;
  /** A visible page is zoomed beyond the pixels of its picture. */
  onBlurred: (leaf: number) => void;
  /** Renders the page kinds that are not pictures. */
  renderExtra: (leaf: Exclude<Leaf, { kind: 'comic' }>) => ReactNode;
  ref: RefObject<StageHandle | null>;
}

/** Widths of the pages that are not pictures (docs/specification.md §9). */
export const EXTRA_LEAF_WIDTHS = { last: 400, banners: 300, advertisement: 500 } as const;
