import { positionReached, selectProgress, useAppDispatch, useAppSelector, useSearchParams } from '@komawari/shared-state';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { type Place, placeToStore } from '../../model/position/place';
import { useGetReadTitleQuery } from '../viewerApi';
import { makePlaceKeeper, type PlaceKeeper } from './placeKeeper';

/**
 * Keeps the place: for "Continue reading", and in the address, so that a reload or a shared link opens the same page.
 * Returns what to call when the reader has moved.
 */
export function useKeptPlace(chapter: ReadingChapter, place: RefObject<{ exact: Place; looking: number }>): () => void {
  const dispatch = useAppDispatch();
  const [search, setSearch] = useSearchParams();
  const knownCover = useAppSelector((state) => selectProgress(state, chapter.titleId)?.portraitImageUrl);
  const { data: detail } = useGetReadTitleQuery({ titleId: chapter.titleId });
  const cover = detail?.title?.portraitImageUrl ?? knownCover ?? '';
  const writers = useRef<{ store: () => number; address: (page: number) => void }>(undefined);
  const keeper = useRef<PlaceKeeper>(undefined);
  useEffect(() => {
    writers.current = {
      store() {
        const { titleId, titleName, chapterId, chapterName, pageCount, leaves } = chapter;
        const { exact, looking } = place.current;
        // Past the last picture the chapter is finished, however much of that picture is still in sight.
        const kept = placeToStore(leaves, leaves[looking]?.kind === 'comic' ? exact : { leaf: looking, fraction: 0 });
        dispatch(
          positionReached({
            titleId,
            titleName,
            portraitImageUrl: cover,
            chapterId,
            chapterName,
            pageCount,
            ...kept,
            at: Date.now(),
          }),
        );
        return kept.page + 1;
      },
      address(page) {
        if (search.get('p') !== String(page)) setSearch({ p: String(page) }, { replace: true, preventScrollReset: true });
      },
    };
  });
  // The last movement before the page is left counts too.
  useEffect(() => {
    const kept = makePlaceKeeper((isResting) => {
      const page = writers.current?.store();
      if (isResting && page !== undefined) writers.current?.address(page);
    });
    keeper.current = kept;
    const onVisibility = () => document.visibilityState === 'hidden' && kept.keepNow();
    window.addEventListener('pagehide', kept.keepNow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', kept.keepNow);
      document.removeEventListener('visibilitychange', onVisibility);
      kept.keepNow();
    };
  }, []);
  return useCallback(() => keeper.current?.moved(), []);
}
