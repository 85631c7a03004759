import { isReadable, paths } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { Link, selectFinishedChapterIds, selectProgress, selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { CommentIcon, classNames, Image, iconButtonClass } from '@komawari/shared-ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { KeepButton } from '../../../kept-chapters/KeepButton';
import { ChapterNote } from './ChapterNote';
import styles from './ChapterRow.module.css';
import { messages } from './messages';

export interface ChapterRowProps {
  chapter: Chapter;
  titleName: string;
  /** BCP 47 tag of the chapter's title. */
  lang: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** The width of the column in `ChapterRow.module.css`: a quarter of a row that is at most as wide as the screen. */
const SHOWN = { shape: 'thumbnail', sizes: 'clamp(5.5rem, 26vw, 8rem)' } as const;

/** A chapter: thumbnail, number, subtitle, date, remaining time, and a link to its comments. */
export const ChapterRow = memo(function ChapterRow({ chapter, titleName, lang, now }: ChapterRowProps) {
  const { formatMessage, formatDate } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const progress = useAppSelector((state) => selectProgress(state, chapter.titleId));
  const isFinished = useAppSelector((state) => selectFinishedChapterIds(state).has(chapter.chapterId));
  const isRead = isFinished || chapter.alreadyViewed;
  const isHere = progress?.chapterId === chapter.chapterId;
  const canBeRead = isReadable(chapter, now / 1000);
  const content = (
    <>
      <span className={styles.thumbnail}>
        <Image src={chapter.thumbnailUrl} alt="" ratio="16 / 10" shown={SHOWN} />
      </span>
      <span className={styles.words}>
        <span className={styles.number}>{chapter.name}</span>{' '}
        <span className={styles.subTitle} lang={lang}>
          {chapter.subTitle}
        </span>{' '}
        <span className={styles.notes}>
          <time dateTime={new Date(chapter.startTimeStamp * 1000).toISOString()}>
            {formatDate(chapter.startTimeStamp * 1000, { timeZone, dateStyle: 'medium' })}
          </time>
          <ChapterNote chapter={chapter} now={now} />
          {isHere && <span className={styles.here}>{formatMessage(messages.here, { page: progress.page + 1 })}</span>}
          {isRead && !isHere && <span>{formatMessage(messages.read)}</span>}
        </span>
      </span>
    </>
  );
  return (
    <div className={classNames(styles.row, isRead && styles.viewed)}>
      {canBeRead ? (
        <Link to={paths.viewer(chapter.chapterId)} className={styles.link}>
          {content}
        </Link>
      ) : (
        <div className={classNames(styles.link, styles.closed)}>{content}</div>
      )}
      {canBeRead && <KeepButton chapter={chapter} titleName={titleName} />}
      <Link
        to={paths.comments(chapter.chapterId)}
        className={classNames(iconButtonClass(), styles.comments)}
        aria-label={formatMessage(messages.comments, { chapter: chapter.name })}
      >
        <CommentIcon />
      </Link>
    </div>
  );
});
