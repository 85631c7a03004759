import { skipToken, useAppSelector } from '@komawari/shared-state';
import { useCallback, useMemo, useState } from 'react';
import { useGetMangaViewerQuery } from '../../chapter/viewerApi';
import { leavesOf } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { NO_SHARPER_PICTURES, type SharperPictures, sharperPictures } from '../../model/chapter/sharperPictures';
import { selectQuality } from '../../settings/viewerSlice';

const BEST = 'super_high';

export interface Sharpening {
  pictures: SharperPictures;
  /** A visible page is zoomed beyond the pixels of its picture. */
  onBlurred: (leaf: number) => void;
}

/**
 * Loads the best picture of a page into which the reader zooms. Each quality has its own keys, so the chapter is requested once
 * more.
 */
export function useSharperPictures(
  { chapterId, leaves }: ReadingChapter,
  { first, last }: { first: number; last: number },
): Sharpening {
  const quality = useAppSelector(selectQuality);
  const [blurred, setBlurred] = useState<ReadonlySet<number>>(new Set());
  const isNeeded = blurred.size > 0 && quality !== BEST;
  const { data } = useGetMangaViewerQuery(isNeeded ? { chapterId, quality: BEST } : skipToken);
  const pictures = useMemo(() => {
    if (!data || !isNeeded) return NO_SHARPER_PICTURES;
    // In a strip, the page before and the page after may be visible too.
    const isNear = (leaf: number) => first - 1 <= leaf && leaf <= last + 1;
    return sharperPictures(leaves, leavesOf(data), (leaf) => blurred.has(leaf) && isNear(leaf));
  }, [data, isNeeded, leaves, blurred, first, last]);
  const onBlurred = useCallback(
    (leaf: number) => setBlurred((before) => (before.has(leaf) ? before : new Set([...before, leaf]))),
    [],
  );
  return { pictures, onBlurred };
}
