import type { ReadingChapter } from '../model/chapter/readingChapter';
import type { Spread } from '../model/layout/spreads';
import { useSettingsChange } from '../settings/useSettingsChange';
import { PeekBeside } from './PeekBeside';
import { PeekMark } from './PeekMark';
import type { PeekedPages } from './usePeek';
import type { PeekStage } from './usePeekStage';

export interface PeekLayerProps {
  chapter: ReadingChapter;
  stage: PeekStage;
  peeked: PeekedPages;
  /** The spread on the stage. */
  spread: Spread;
  /** The CSS filter of the pages. */
  filter: string;
  hasButtons: boolean;
}

/** Everything visible of the other language, except the swapped pages. */
export function PeekLayer({ chapter, stage: { peek, size, hasRoom }, peeked, spread, filter, hasButtons }: PeekLayerProps) {
  const change = useSettingsChange(chapter.titleId);
  const onBeside = (peeksBeside: boolean) => change({ peeksBeside });
  return (
    <>
      {peek.isBeside && peek.locale && size && (
        <PeekBeside {...{ chapter, spread, size, filter }} others={peek.others} locale={peek.locale} />
      )}
      <PeekMark peek={peek} isShown={peeked.isShown} hasButtons={hasButtons} onBeside={hasRoom ? onBeside : undefined} />
    </>
  );
}
