import { useEffect, useRef } from 'react';
import { usePages } from '../../images/PagesProvider';
import { isComic } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';

/** A page that arrives corrupt may have a new key. So the chapter is requested once more, but only once. */
export function useRefetchOnCorrupt(chapter: ReadingChapter, ask: () => void): void {
  const pages = usePages();
  const hasAsked = useRef(false);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const pictures = chapter.leaves.filter(isComic);
    return pages.subscribe(() => {
      const isCorrupt = pictures.some((page) => {
        const state = pages.stateOf(page);
        return state.kind === 'failed' && state.error === 'corrupt';
      });
      if (!isCorrupt || hasAsked.current) return;
      hasAsked.current = true;
      latest.current();
    });
  }, [pages, chapter]);
}
