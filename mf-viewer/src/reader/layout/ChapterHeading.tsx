import { VisuallyHidden } from '@komawari/shared-ui';
import { memo } from 'react';
import { useTitleLang } from '../../chapter/useTitleLang';
import type { ReadingChapter } from '../../model/chapter/readingChapter';

/** The name of the chapter, for readers who do not see it in the bar. */
export const ChapterHeading = memo(function ChapterHeading({ chapter }: { chapter: ReadingChapter }) {
  const { titleId, titleName, chapterName } = chapter;
  const lang = useTitleLang(titleId);
  return (
    <h1 tabIndex={-1}>
      <VisuallyHidden>
        {chapterName} <span lang={lang}>{titleName}</span>
      </VisuallyHidden>
    </h1>
  );
});
