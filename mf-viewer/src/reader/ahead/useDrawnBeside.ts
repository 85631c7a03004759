import { whenIdle } from '@komawari/shared-ui';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type LeftPosition, useLeftPositions } from '../../chapter/position/leftPositions';
import { useDecodedAhead } from '../../images/useDecodedAhead';
import { isComic, type Leaf } from '../../model/chapter/leaves';
import type { PageSource } from '../../model/chapter/pageSource';
import { FIRST_OF_NEXT } from '../../model/position/pageQueue';
import type { ChapterAhead } from './drawnChapters';

const NO_PICTURES: readonly PageSource[] = [];

/**
 * Has one chapter drawn beside the one that is open: the next, once the picture is there with which it begins and for as long
 * as that is kept, else the one before, as it was left.
 */
export function useDrawnBeside(
  nextId: number | undefined,
  nextLeaves: readonly Leaf[],
  onAhead: (ahead: ChapterAhead | undefined) => void,
): void {
  const pictures = useMemo(() => nextLeaves.filter(isComic).slice(0, FIRST_OF_NEXT), [nextLeaves]);
  const readyId = useDecodedAhead(pictures) ? nextId : undefined;
  const left = useLastLeft();
  useDecodedAhead(left?.pictures ?? NO_PICTURES);
  const leftId = left?.chapterId;
  // What is drawn beside this chapter is no part of it.
  useEffect(() => onAhead(ahead(readyId, leftId)), [readyId, leftId, onAhead]);
}

function ahead(readyId: number | undefined, leftId: number | undefined): ChapterAhead | undefined {
  if (readyId !== undefined) return { chapterId: readyId, step: 'link' };
  return leftId === undefined ? undefined : { chapterId: leftId, step: 'history' };
}

/** The chapter that was left for this one, once the browser has time for it. */
function useLastLeft(): LeftPosition | undefined {
  const leftPositions = useLeftPositions();
  const [left, setLeft] = useState<LeftPosition>();
  useEffect(() => whenIdle(() => startTransition(() => setLeft(leftPositions.last()))), [leftPositions]);
  return left;
}
