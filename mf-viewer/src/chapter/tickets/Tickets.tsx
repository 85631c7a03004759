import type { LastPage } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Shows the ticket information from the API. Renders nothing without it. */
export function Tickets({ lastPage, className }: { lastPage: LastPage | undefined; className?: string | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  if (!lastPage?.userTickets) return null;
  const { currentTickets, nextTicketTimestamp } = lastPage.userTickets;
  const time = formatDate(nextTicketTimestamp * 1000, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return (
    <p className={className}>
      {formatMessage(messages.tickets, { count: currentTickets })}
      {currentTickets === 0 && nextTicketTimestamp > 0 && <> {formatMessage(messages.nextTicket, { time })}</>}
    </p>
  );
}
