import { useEffect, useMemo } from 'react';
import { useDecodedAhead } from '../../images/useDecodedAhead';
import { isComic, type Leaf } from '../../model/chapter/leaves';
import { FIRST_OF_NEXT } from '../../model/position/pageQueue';

/** Has the next chapter drawn once the picture is there with which it begins, and for as long as that is kept. */
export function useNextAhead(
  chapterId: number | undefined,
  leaves: readonly Leaf[],
  onAhead: (chapterId: number | undefined) => void,
): void {
  const pictures = useMemo(() => leaves.filter(isComic).slice(0, FIRST_OF_NEXT), [leaves]);
  const isReady = useDecodedAhead(pictures);
  // What is drawn beside this chapter is no part of it.
  useEffect(() => onAhead(isReady ? chapterId : undefined), [isReady, chapterId, onAhead]);
}
