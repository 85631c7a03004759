import { positionReached, selectProgress, useAppDispatch, useAppSelector, useQueryWriter } from '@komawari/shared-state';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { type Position, positionToStore } from '../../model/position/position';
import { useGetReadTitleQuery } from '../viewerApi';
import { createPositionSaver, type PositionSaver } from './positionSaver';

/**
 * Saves the position for "Continue reading" and in the URL, so that a reload or a shared link opens the same page.
 * Returns a function to call when the reader has moved.
 */
export function usePersistPosition(chapter: ReadingChapter, exact: RefObject<Position>): () => void {
  const dispatch = useAppDispatch();
  const writeQuery = useQueryWriter();
  const knownCover = useAppSelector((state) => selectProgress(state, chapter.titleId)?.portraitImageUrl);
  const knownLanguage = useAppSelector((state) => selectProgress(state, chapter.titleId)?.language);
  const { data: detail } = useGetReadTitleQuery({ titleId: chapter.titleId });
  const cover = detail?.title?.portraitImageUrl ?? knownCover ?? '';
  const language = detail?.title?.language ?? knownLanguage;
  const writers = useRef<{ store: () => number; address: (page: number) => void }>(undefined);
  const saver = useRef<PositionSaver>(undefined);
  useEffect(() => {
    writers.current = {
      store() {
        const { titleId, titleName, chapterId, chapterName, pageCount, leaves } = chapter;
        const saved = positionToStore(leaves, exact.current);
        dispatch(
          positionReached({
            titleId,
            titleName,
            language,
            portraitImageUrl: cover,
            chapterId,
            chapterName,
            pageCount,
            ...saved,
            at: Date.now(),
          }),
        );
        return saved.page + 1;
      },
      address: (page) => writeQuery('p', String(page)),
    };
  });
  // The last movement before the reader leaves the page must be saved too.
  useEffect(() => {
    const saved = createPositionSaver((isResting) => {
      const page = writers.current?.store();
      if (isResting && page !== undefined) writers.current?.address(page);
    });
    saver.current = saved;
    const onVisibility = () => document.visibilityState === 'hidden' && saved.flush();
    window.addEventListener('pagehide', saved.flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', saved.flush);
      document.removeEventListener('visibilitychange', onVisibility);
      saved.flush();
    };
  }, []);
  const save = useCallback(() => saver.current?.onMove(), []);
  // Opening a chapter counts as reading it, even before the first turn. Title details that arrive later are saved with it.
  useEffect(() => save(), [save, cover, language]);
  return save;
}
