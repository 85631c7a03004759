import { paths } from '@komawari/shared-domain';
import { Link, selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { LanguageMarks } from '../../title-tile/LanguageMarks';
import { titleLang } from '../../title-tile/titleLang';
import { clockOf } from '../../words/clockOf';
import styles from './CalendarEntry.module.css';
import type { ComingChapter } from './calendarWeek';
import { messages } from './messages';

export interface CalendarEntryProps {
  chapter: ComingChapter;
  /** Whether this calendar mixes several languages. */
  hasLanguageMark: boolean;
  /** Whether to show the date next to the time, because the entry is not under its day. */
  hasDate?: boolean;
  /** Whether the entry is on the first screen. */
  isEager?: boolean;
}

/** A coming chapter: cover, title, chapter and time in one link to the title's page. */
export function CalendarEntry({ chapter, hasLanguageMark, hasDate, isEager }: CalendarEntryProps) {
  const { formatDate, formatMessage, locale } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const { title, titles, chapterName, startMs, isExpected } = chapter;
  const date = hasDate ? ({ day: 'numeric', month: 'short', weekday: 'short' } as const) : {};
  return (
    <Link to={paths.title(title.titleId)} className={styles.entry}>
      <span>
        <Image
          src={title.portraitImageUrl}
          alt=""
          ratio="2 / 3"
          shown={{ shape: 'portrait', sizes: '(min-width: 769px) 10rem, 3.5rem' }}
          isEager={isEager}
        />
      </span>
      <span className={styles.words}>
        <time className={styles.time} dateTime={new Date(startMs).toISOString()}>
          {formatDate(startMs, { timeZone, ...clockOf(locale), ...date })}
        </time>{' '}
        {isExpected && <span className={styles.expected}>{formatMessage(messages.expected)} </span>}
        <span className={styles.name} lang={titleLang(title)}>
          {title.name}
        </span>{' '}
        {chapterName && <span className={styles.chapter}>{chapterName} </span>}
        {hasLanguageMark && <LanguageMarks titles={titles} />}
      </span>
    </Link>
  );
}
