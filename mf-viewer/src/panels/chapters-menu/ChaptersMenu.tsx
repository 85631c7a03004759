import { chapterAccess, isReadable, missingChapters, paths } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { Link, selectFinishedChapterIds, useAppSelector } from '@komawari/shared-state';
import { buttonClass, classNames, Image, Sheet } from '@komawari/shared-ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as chapterMessages } from '../../chapter/messages';
import { useChapterPress } from '../../chapter/tickets/TicketQuestion';
import { useTitleLang } from '../../chapter/useTitleLang';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import styles from './ChaptersMenu.module.css';
import { messages } from './messages';

export interface ChaptersMenuProps {
  chapter: ReadingChapter;
  isOpen: boolean;
  onClose: () => void;
}

/** The side menu of chapters (docs/specification.md §2, Viewer). Opens at the current chapter. */
export function ChaptersMenu({ chapter, isOpen, onClose }: ChaptersMenuProps) {
  const { formatMessage } = useIntl();
  const lang = useTitleLang(chapter.titleId);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="start"
      title={<span lang={lang}>{chapter.titleName}</span>}
      closeLabel={formatMessage(messages.close)}
      footer={
        <Link to={paths.title(chapter.titleId)} className={buttonClass({ isWide: true })}>
          {formatMessage(messages.title)}
        </Link>
      }
    >
      <ChapterList chapter={chapter} lang={lang} onChosen={onClose} />
    </Sheet>
  );
}

interface ChapterListProps {
  chapter: ReadingChapter;
  lang: string | undefined;
  onChosen: () => void;
}

function ChapterList({ chapter: { chapters, chapterId }, lang, onChosen }: ChapterListProps) {
  const current = useRef<HTMLLIElement>(null);
  const [nowSeconds] = useState(() => Date.now() / 1000);
  // The list may have hundreds of chapters, so the current one is scrolled into view.
  useEffect(() => void current.current?.scrollIntoView?.({ block: 'center' }), []);
  return (
    <ol className={styles.list}>
      {chapters.map((chapter, index) => {
        const isCurrent = chapter.chapterId === chapterId;
        return (
          <Fragment key={chapter.chapterId}>
            <Missing before={chapters[index - 1]} after={chapter} />
            <li ref={isCurrent ? current : undefined}>
              <ChapterRow {...{ chapter, lang, isCurrent, nowSeconds, onChosen }} />
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}

/** The chapters missing between two rows, whatever the order of the list. */
function Missing({ before, after }: { before: Chapter | undefined; after: Chapter }) {
  const { formatMessage } = useIntl();
  const missing = before && (missingChapters(before.name, after.name) ?? missingChapters(after.name, before.name));
  if (!missing) return null;
  return <li className={styles.missing}>{formatMessage(chapterMessages.missing, missing)}</li>;
}

interface ChapterRowProps {
  chapter: Chapter;
  lang: string | undefined;
  isCurrent: boolean;
  nowSeconds: number;
  onChosen: () => void;
}

function ChapterRow({ chapter, lang, isCurrent, nowSeconds, onChosen }: ChapterRowProps) {
  const { formatMessage } = useIntl();
  const access = chapterAccess(chapter, nowSeconds);
  const isFinished = useAppSelector((state) => selectFinishedChapterIds(state).has(chapter.chapterId));
  const isRead = isFinished || chapter.alreadyViewed;
  const note = isCurrent ? messages.current : access !== 'free' ? messages[access] : isRead ? messages.read : undefined;
  const press = useChapterPress();
  const content = (
    <>
      <span className={styles.thumbnail}>
        <Image src={chapter.thumbnailUrl} alt="" ratio="16 / 9" />
      </span>
      <span className={styles.words}>
        <span className={styles.number}>{chapter.name}</span>
        <span className={styles.subTitle} lang={lang}>
          {chapter.subTitle}
        </span>
        {note && <span className={styles.note}>{formatMessage(note)}</span>}
      </span>
    </>
  );
  const look = classNames(styles.row, isCurrent && styles.current, isRead && styles.read);
  if (!isReadable(chapter, nowSeconds) && !isCurrent) return <span className={classNames(look, styles.expired)}>{content}</span>;
  return (
    <Link
      to={paths.viewer(chapter.chapterId)}
      className={look}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        onChosen();
        // The chapter is already open. Another history entry would make Back return to it.
        if (isCurrent) event.preventDefault();
        else press(chapter)(event);
      }}
    >
      {content}
    </Link>
  );
}
