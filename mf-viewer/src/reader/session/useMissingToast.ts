import { missingChapters } from '@komawari/shared-domain';
import { useLocation, useSearchParams } from '@komawari/shared-state';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../../chapter/messages';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { parseChapterStep } from '../../model/position/chapterStepState';

/** Tells a reader who skips unavailable chapters which ones they are. */
export function useMissingToast({ chapterName }: ReadingChapter, onToast: (message: string) => void): void {
  const { formatMessage } = useIntl();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const tell = useEffectEvent(() => {
    // A page in the URL means that the chapter was open before.
    const step = search.has('p') ? undefined : parseChapterStep(state);
    if (!step) return;
    const missing = step.by > 0 ? missingChapters(step.from, chapterName) : missingChapters(chapterName, step.from);
    if (missing) onToast(formatMessage(messages.missing, missing));
  });
  // Shown once, when the chapter opens.
  useEffect(() => tell(), []);
}
