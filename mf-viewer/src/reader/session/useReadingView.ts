import { useAppSelector } from '@komawari/shared-state';
import { useMemo } from 'react';
import type { PlaceHandle } from '../../chapter/position/usePlace';
import { useReadingPlace } from '../../chapter/position/useReadingPlace';
import type { Size } from '../../model/chapter/pageSize';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { type TapRule, tapRuleOf } from '../../model/input/tapZones';
import { pageFilter } from '../../model/settings/pageFilter';
import { type ReadingSettings, readingSettings } from '../../model/settings/readingSettings';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import { type PeekedPages, usePeekedPages } from '../../peek/usePeek';
import { type PeekStage, usePeekStage } from '../../peek/usePeekStage';
import { selectTitleSettings } from '../../settings/viewerSlice';
import { type Eyesight, useEyesight } from './useEyesight';
import { type ShownPages, useShownPages } from './useShownPages';

export interface ReadingView extends ReadingSettings {
  /** What the reader chose, also where this chapter cannot follow it. */
  chosen: TitleSettings;
  /** The CSS filter of all pictures of the comic. */
  filter: string;
  tapRule: TapRule;
  place: PlaceHandle;
  looking: number;
  shown: ShownPages;
  peekStage: PeekStage;
  peeked: PeekedPages;
  sight: Eyesight;
}

/**
 * What of a chapter is on the screen, and how: settings, position, pages, and what was seen on them.
 * @param screen `undefined` until it was measured
 */
export function useReadingView(chapter: ReadingChapter, screen: Size | undefined): ReadingView {
  const chosen = useAppSelector((state) => selectTitleSettings(state, chapter.titleId));
  const reading = useMemo(() => readingSettings(chosen, chapter.isVerticalOnly), [chosen, chapter.isVerticalOnly]);
  const { mode, settings } = reading;
  const { place, looking } = useReadingPlace(chapter);
  const peekStage = usePeekStage(chapter, screen, settings.peeksBeside);
  const shown = useShownPages({ chapter, settings, mode, size: peekStage.size, looking });
  const peeked = usePeekedPages(peekStage.peek, chapter, shown);
  const sight = useEyesight({ chapter, onStage: peeked.chapter, reading, shown, looking });
  return {
    ...reading,
    chosen,
    filter: pageFilter(settings),
    tapRule: tapRuleOf(settings, mode, chapter.isRtl),
    ...{ place, looking, shown, peekStage, peeked, sight },
  };
}
