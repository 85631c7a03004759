import { whenIdle } from '@komawari/shared-ui';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type ExitPosition, useExitPositions } from '../../chapter/position/exitPositions';
import { usePredecodedPictures } from '../../images/usePredecodedPictures';
import { isComic, type Leaf } from '../../model/chapter/leaves';
import type { PageSource } from '../../model/chapter/pageSource';
import { FIRST_OF_NEXT } from '../../model/position/pageQueue';
import type { PrerenderTarget } from './mountedChapters';

const NO_PICTURES: readonly PageSource[] = [];

/**
 * Renders one chapter ahead: the next one, from when its first picture has loaded and while that is kept, or else the previous
 * one, where the reader left it.
 */
export function usePrerenderAdjacent(
  nextId: number | undefined,
  nextLeaves: readonly Leaf[],
  onAhead: (ahead: PrerenderTarget | undefined) => void,
): void {
  const pictures = useMemo(() => nextLeaves.filter(isComic).slice(0, FIRST_OF_NEXT), [nextLeaves]);
  const readyId = usePredecodedPictures(pictures) ? nextId : undefined;
  const left = useLastLeft();
  usePredecodedPictures(left?.pictures ?? NO_PICTURES);
  const leftId = left?.chapterId;
  // The chapter rendered ahead is not part of this one.
  useEffect(() => onAhead(ahead(readyId, leftId)), [readyId, leftId, onAhead]);
}

function ahead(readyId: number | undefined, leftId: number | undefined): PrerenderTarget | undefined {
  if (readyId !== undefined) return { chapterId: readyId, step: 'link' };
  return leftId === undefined ? undefined : { chapterId: leftId, step: 'history' };
}

/** The chapter that the reader left for this one, once the browser is idle. */
function useLastLeft(): ExitPosition | undefined {
  const exitPositions = useExitPositions();
  const [left, setLeft] = useState<ExitPosition>();
  useEffect(() => whenIdle(() => startTransition(() => setLeft(exitPositions.last()))), [exitPositions]);
  return left;
}
