import { classNames, VisuallyHidden } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import type { CalendarDay } from './calendarWeek';
import { EntryList } from './EntryList';
import { messages } from './messages';
import styles from './WeekCalendar.module.css';

export interface WeekCalendarProps {
  days: readonly CalendarDay[];
  hasLanguageMarks: boolean;
}

/** Seven columns, today first; a list of days where these would be narrow. */
export function WeekCalendar({ days, hasLanguageMarks }: WeekCalendarProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.frame}>
      <ol className={styles.week} aria-label={formatMessage(messages.week)}>
        {days.map(({ dateMs, chapters }, index) => (
          <li key={dateMs} className={classNames(styles.day, index === 0 && styles.today)}>
            <DayHeading dateMs={dateMs} isToday={index === 0} />
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
    </div>
  );
}

function DayHeading({ dateMs, isToday }: { dateMs: number; isToday: boolean }) {
  const { formatDate, formatMessage } = useIntl();
  // Its date is that of the reader's zone already.
  const written = (style: Intl.DateTimeFormatOptions) => formatDate(dateMs, { timeZone: 'UTC', ...style });
  return (
    <h2 className={styles.heading} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.weekday}>{isToday ? formatMessage(messages.today) : written({ weekday: 'long' })}</span>{' '}
      <span className={styles.date}>{written({ day: 'numeric', month: 'short' })}</span>
    </h2>
  );
}
