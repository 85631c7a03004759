import { classNames, VisuallyHidden } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import type { CalendarDay } from './calendarWeek';
import { EntryList } from './EntryList';
import { messages } from './messages';
import styles from './WeekCalendar.module.css';

export interface WeekCalendarProps {
  days: readonly CalendarDay[];
  hasLanguageMarks: boolean;
  /** Show only days with chapters, and one sentence for all other days. */
  isSparse?: boolean;
}

/** Seven columns, today first. If the columns would be narrow, or most of them empty, it is a list of days. */
export function WeekCalendar({ days, hasLanguageMarks, isSparse = false }: WeekCalendarProps) {
  const { formatMessage } = useIntl();
  const today = days[0]?.dateMs;
  const shown = isSparse ? days.filter(({ chapters }) => chapters.length > 0) : days;
  return (
    <div className={styles.frame}>
      <ol className={classNames(styles.week, isSparse && styles.sparse)} aria-label={formatMessage(messages.week)}>
        {shown.map(({ dateMs, chapters }) => (
          <li key={dateMs} className={classNames(styles.day, dateMs === today && styles.today)}>
            <DayHeading dateMs={dateMs} isToday={dateMs === today} />
            {chapters.length > 0 ? (
              <EntryList chapters={chapters} hasLanguageMarks={hasLanguageMarks} />
            ) : (
              <p className={styles.nothing}>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{formatMessage(messages.nothing)}</VisuallyHidden>
              </p>
            )}
          </li>
        ))}
      </ol>
      {shown.length < days.length && <p className={styles.others}>{formatMessage(messages.otherDays)}</p>}
    </div>
  );
}

function DayHeading({ dateMs, isToday }: { dateMs: number; isToday: boolean }) {
  const { formatDate, formatMessage } = useIntl();
  // `dateMs` is already a date of the reader's zone.
  const written = (style: Intl.DateTimeFormatOptions) => formatDate(dateMs, { timeZone: 'UTC', ...style });
  return (
    <h2 className={styles.heading} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.weekday}>{isToday ? formatMessage(messages.today) : written({ weekday: 'long' })}</span>{' '}
      <span className={styles.date}>{written({ day: 'numeric', month: 'short' })}</span>
    </h2>
  );
}
