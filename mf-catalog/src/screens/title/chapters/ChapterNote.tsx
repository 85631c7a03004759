import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { Badge } from '@komawari/shared-ui';
import { type IntlShape, useIntl } from 'react-intl';
import type { ChapterTime } from '../chapter-rules/chapterTime';
import { messages } from './messages';

/** Until when a chapter can be read, where there is an end in sight. */
export function ChapterNote({ time }: { time: ChapterTime }) {
  const intl = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  switch (time.kind) {
    case 'lasting':
      return null;
    case 'ending':
      return <Badge>{intl.formatMessage(messages.until, { date: endDate(intl, time.endSeconds, timeZone) })}</Badge>;
    case 'ticket':
      return (
        <Badge tone="ink">{intl.formatMessage(messages.ticketUntil, { date: endDate(intl, time.endSeconds, timeZone) })}</Badge>
      );
    case 'ended':
      return <Badge>{intl.formatMessage(messages.ended)}</Badge>;
  }
}

function endDate(intl: IntlShape, seconds: number, timeZone: string): string {
  return intl.formatDate(seconds * 1000, {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
