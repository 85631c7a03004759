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
  /** The reader's choice, including settings that cannot apply to this chapter. */
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
 * The visible part of a chapter, and how it is shown: settings, position, pages, and what is known about them.
 * @param screen `undefined` until it is measured
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
