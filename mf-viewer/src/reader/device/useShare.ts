import { chapterPageName, paths } from '@komawari/shared-domain';
import { useIntl } from 'react-intl';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { messages } from '../words/messages';
import { sharePage } from './sharePage';

/** Shares a link to a page of the chapter. Shows a message if the link was copied instead, or could not be. */
export function useShare(
  { chapterId, chapterName, titleName, share }: ReadingChapter,
  onToast: (message: string) => void,
): (page: number) => void {
  const { formatMessage } = useIntl();
  const sharing = async (page: number) => {
    const url = new URL(paths.viewer(chapterId, page), window.location.href).href;
    const title = chapterPageName(chapterName, titleName);
    const result = await sharePage({ title, text: share.text || title, url });
    if (result !== 'shared') onToast(formatMessage(result === 'copied' ? messages.linkCopied : messages.linkNotCopied));
  };
  return (page) => void sharing(page);
}
