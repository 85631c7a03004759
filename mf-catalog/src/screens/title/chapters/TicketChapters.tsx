import type { TitleDetailView } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { titleLang } from '../../../title-tile/titleLang';
import { clockOf } from '../../../words/clockOf';
import styles from './ChapterList.module.css';
import { ChapterRow } from './ChapterRow';
import rowsStyles from './ChapterRows.module.css';
import { messages } from './messages';

export interface TicketChaptersProps {
  view: Pick<TitleDetailView, 'ticketChapterList' | 'title' | 'userTickets'>;
  now: number;
}

/** The chapters that a ticket opens, and how many tickets the reader has (docs/specification.md §3, UserTickets). */
export function TicketChapters({ view: { ticketChapterList, title, userTickets }, now }: TicketChaptersProps) {
  const { formatMessage, formatDate, locale } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const headingId = useId();
  if (ticketChapterList.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {formatMessage(messages.ticketHeading)}
        </h2>
        {userTickets && <p>{formatMessage(messages.tickets, { count: userTickets.currentTickets })}</p>}
      </div>
      {userTickets && userTickets.nextTicketTimestamp * 1000 > now && (
        <p>
          {formatMessage(messages.nextTicket, {
            date: formatDate(userTickets.nextTicketTimestamp * 1000, {
              timeZone,
              day: 'numeric',
              month: 'long',
              ...clockOf(locale),
            }),
          })}
        </p>
      )}
      <ul className={rowsStyles.rows}>
        {ticketChapterList.map((chapter) => (
          <li key={chapter.chapterId}>
            <ChapterRow {...{ chapter, now }} titleName={title?.name ?? ''} lang={title && titleLang(title)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
