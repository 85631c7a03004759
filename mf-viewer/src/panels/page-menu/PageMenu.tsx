import { type Locale, languageInfo } from '@komawari/shared-domain';
import { Button, GlobeIcon, ShareIcon, Sheet } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { usePages } from '../../images/PagesProvider';
import { isComic } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { messages } from './messages';
import styles from './PageMenu.module.css';
import { ReloadIcon } from './ReloadIcon';
import type { MenuPages } from './usePageMenu';

export interface PageMenuProps {
  chapter: ReadingChapter;
  pages: MenuPages;
  /** The other language in which the pages are available; `undefined` if there is none. */
  otherLocale: Locale | undefined;
  isOpen: boolean;
  onClose: () => void;
  onShare: (page: number) => void;
  /** Shows the page in the other language. */
  onPeek: () => void;
}

/** The actions for a page that the reader presses and holds. */
export function PageMenu({ chapter, pages: { from, to }, otherLocale, isOpen, onClose, onShare, onPeek }: PageMenuProps) {
  const { formatMessage } = useIntl();
  const pipeline = usePages();
  const count = chapter.pageCount;
  const title =
    from === to ? formatMessage(messages.page, { page: from, count }) : formatMessage(messages.pages, { from, to, count });
  const reload = () =>
    chapter.leaves
      .filter(isComic)
      .filter(({ number }) => number >= from && number <= to)
      .forEach(pipeline.reload);
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={formatMessage(messages.close)}>
      <ul className={styles.items}>
        <li>
          <Button icon={<ShareIcon />} isWide onClick={closing(() => onShare(from))}>
            {formatMessage(messages.share)}
          </Button>
        </li>
        <li>
          <Button icon={<ReloadIcon />} isWide onClick={closing(reload)}>
            {formatMessage(messages.reload, { count: to - from + 1 })}
          </Button>
        </li>
        {otherLocale && (
          <li>
            <Button icon={<GlobeIcon />} isWide onClick={closing(onPeek)}>
              {formatMessage(messages.peek, { language: languageInfo(otherLocale).nativeName })}
            </Button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
