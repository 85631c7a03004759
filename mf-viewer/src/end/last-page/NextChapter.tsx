import { missingChapters, paths } from '@komawari/shared-domain';
import { ChapterType, type LastPage } from '@komawari/shared-proto';
import { Link, selectTimeZone, useAppSelector, useNow } from '@komawari/shared-state';
import { Image, NextIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages as chapterMessages } from '../../chapter/messages';
import { useChapterPress } from '../../chapter/tickets/TicketQuestion';
import { Tickets } from '../../chapter/tickets/Tickets';
import { useTitleLang } from '../../chapter/useTitleLang';
import { afterChapter } from '../../model/end/afterChapter';
import { Countdown } from './Countdown';
import styles from './LastPage.module.css';
import { messages } from './messages';

/** The main link to the next chapter. If there is nothing to read yet, it says when there will be. */
export function NextChapter({ lastPage }: { lastPage: LastPage }) {
  const { formatMessage, formatDate } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const press = useChapterPress();
  const lang = useTitleLang(lastPage.currentChapter?.titleId ?? 0);
  const now = useNow();
  const after = afterChapter(lastPage, now);
  const timeOf = (at: number) => formatDate(at, { dateStyle: 'full', timeStyle: 'short', timeZone });
  switch (after.kind) {
    case 'next':
      return (
        <div className={styles.next}>
          <Missing lastPage={lastPage} />
          <Link to={paths.viewer(after.chapter.chapterId)} className={styles.nextLink} onClick={press(after.chapter)}>
            <span className={styles.thumbnail}>
              <Image src={after.chapter.thumbnailUrl} alt="" ratio="16 / 9" />
            </span>
            <span className={styles.nextWords}>
              <span className={styles.label}>{formatMessage(after.isByTicket ? messages.nextByTicket : messages.next)}</span>
              <span className={styles.number}>{after.chapter.name}</span>
              <span className={styles.subTitle} lang={lang}>
                {after.chapter.subTitle}
              </span>
            </span>
            <NextIcon />
          </Link>
          {after.isByTicket && <Tickets lastPage={lastPage} className={styles.note} />}
        </div>
      );
    case 'dated':
      return (
        <p className={styles.dated}>
          <span className={styles.label}>{formatMessage(messages.nextTime)}</span>
          <time dateTime={new Date(after.at).toISOString()} className={styles.time}>
            {timeOf(after.at)}
          </time>
          <Countdown at={after.at} className={styles.note} />
        </p>
      );
    case 'latest':
      return <p>{formatMessage(messages.latest)}</p>;
    case 'gap':
      return <p>{formatMessage(messages.notInSequence)}</p>;
  }
}

/** Names the skipped chapters, so that readers know what they missed. */
function Missing({ lastPage: { currentChapter, nextChapter, chapterType } }: { lastPage: LastPage }) {
  const { formatMessage } = useIntl();
  if (chapterType !== ChapterType.NOSEQUENCE) return null;
  const missing = missingChapters(currentChapter?.name, nextChapter?.name);
  return (
    <p className={styles.note}>
      {missing ? formatMessage(chapterMessages.missing, missing) : formatMessage(messages.someMissing)}
    </p>
  );
}
