import { chapterAccess, chapterDeadline } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { Badge } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { clockOf } from '../../../words/clockOf';
import { messages } from './messages';

export interface ChapterNoteProps {
  chapter: Chapter;
  /** Epoch milliseconds. */
  now: number;
}

/** Until when a chapter can be read, if that is limited, and whether a ticket opens it. */
export function ChapterNote({ chapter, now }: ChapterNoteProps) {
  const { formatDate, formatMessage, locale } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const access = chapterAccess(chapter, now / 1000);
  if (access === 'ended') return <Badge>{formatMessage(messages.ended)}</Badge>;
  const deadline = chapterDeadline(chapter, now / 1000);
  if (deadline === undefined) return null;
  const date = formatDate(deadline * 1000, { timeZone, month: 'short', day: 'numeric', ...clockOf(locale) });
  if (access === 'ticket') return <Badge tone="ink">{formatMessage(messages.ticketUntil, { date })}</Badge>;
  return <Badge>{formatMessage(messages.until, { date })}</Badge>;
}
