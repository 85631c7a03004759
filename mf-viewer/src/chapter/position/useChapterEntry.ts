import { useLocation, useNavigationType, useSearchParams } from '@komawari/shared-state';
import { isFromNextChapter } from '../../model/position/chapterStepState';
import type { ChapterEntry } from '../../model/position/position';

/** What the URL and the navigation say about where a chapter opens. The history and the browser know where it was left. */
export function useChapterEntry(): Omit<ChapterEntry, 'isReturn'> & { isByHistory: boolean } {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return { linkedPage: search.get('p'), isFromNextChapter: isFromNextChapter(state), isByHistory: useNavigationType() === 'POP' };
}
