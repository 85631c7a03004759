import { useMemo } from 'react';
import type { ReadingChapter } from '../model/chapter/readingChapter';
import { fitsSideBySide, halfOf } from '../model/layout/sideBySide';
import type { Size } from '../model/layout/size';
import { type Peek, usePeek } from './usePeek';

export interface PeekStage {
  peek: Peek;
  /** The size of the stage: the screen, or half of it. */
  size: Size | undefined;
  /** There is room for two languages side by side. A strip has no page that could be shown whole. */
  hasRoom: boolean;
}

/** The other language, and the room that it leaves for the page. */
export function usePeekStage(chapter: ReadingChapter, screen: Size | undefined, isWanted: boolean): PeekStage {
  const hasRoom = fitsSideBySide(screen) && !chapter.isVerticalOnly;
  const peek = usePeek(chapter, isWanted && hasRoom);
  const { isBeside } = peek;
  const size = useMemo(() => (screen && isBeside ? halfOf(screen) : screen), [screen, isBeside]);
  return { peek, size, hasRoom };
}
