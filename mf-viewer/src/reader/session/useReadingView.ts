import { useAppSelector } from '@komawari/shared-state';
import { useMemo } from 'react';
import type { PositionHandle } from '../../chapter/position/usePosition';
import { useReadingPosition } from '../../chapter/position/useReadingPosition';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { type TapRule, tapRuleOf } from '../../model/input/tapZones';
import type { Size } from '../../model/layout/size';
import { pageFilter } from '../../model/settings/pageFilter';
import { type ReadingSettings, readingSettings } from '../../model/settings/readingSettings';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import { type PeekedPages, usePeekedPages } from '../../peek/usePeek';
import { type PeekStage, usePeekStage } from '../../peek/usePeekStage';
import { selectTitleSettings } from '../../settings/viewerSlice';
import { type AnalyzedView, usePageAnalysis } from './usePageAnalysis';
import { type ShownPages, useShownPages } from './useShownPages';

export interface ReadingView extends ReadingSettings {
  /** What the reader chose, also where this chapter cannot follow it. */
  chosen: TitleSettings;
  /** The CSS filter of all pictures of the comic. */
  filter: string;
  tapRule: TapRule;
  position: PositionHandle;
  focusedLeaf: number;
  shown: ShownPages;
  peekStage: PeekStage;
  peeked: PeekedPages;
  analyzed: AnalyzedView;
}

/**
 * What of a chapter is on the screen, and how: settings, position, pages, and what is known of them.
 * @param screen `undefined` until it was measured
 */
export function useReadingView(chapter: ReadingChapter, screen: Size | undefined): ReadingView {
  const chosen = useAppSelector((state) => selectTitleSettings(state, chapter.titleId));
  const reading = useMemo(() => readingSettings(chosen, chapter.isVerticalOnly), [chosen, chapter.isVerticalOnly]);
  const { mode, settings } = reading;
  const { position, focusedLeaf } = useReadingPosition(chapter);
  const peekStage = usePeekStage(chapter, screen, settings.peeksBeside);
  const shown = useShownPages({ chapter, settings, mode, size: peekStage.size, focusedLeaf });
  const peeked = usePeekedPages(peekStage.peek, chapter, shown);
  const analyzed = usePageAnalysis({ chapter, onStage: peeked.chapter, reading, shown, focusedLeaf, position });
  return {
    ...reading,
    chosen,
    filter: pageFilter(settings),
    tapRule: tapRuleOf(settings, mode, chapter.isRtl),
    ...{ position, focusedLeaf, shown, peekStage, peeked, analyzed },
  };
}
