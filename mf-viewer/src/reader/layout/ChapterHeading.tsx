import { VisuallyHidden } from '@komawari/shared-ui';
import { useTitleLang } from '../../chapter/useTitleLang';
import type { ReadingChapter } from '../../model/chapter/readingChapter';

/** The name of what is read, for those who do not see it on the bar. */
export function ChapterHeading({ chapter: { titleId, titleName, chapterName } }: { chapter: ReadingChapter }) {
  const lang = useTitleLang(titleId);
  return (
    <h1 tabIndex={-1}>
      <VisuallyHidden>
        {chapterName} <span lang={lang}>{titleName}</span>
      </VisuallyHidden>
    </h1>
  );
}
