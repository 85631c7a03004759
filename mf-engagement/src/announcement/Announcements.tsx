import type { ServiceAnnouncement } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { StatePanel } from '@komawari/shared-ui';
import { FormattedDate, useIntl } from 'react-intl';
import { Accordion } from '../accordion/Accordion';
import { AccordionSkeleton } from '../accordion/AccordionSkeleton';
import { LoadError } from '../LoadError';
import { type LinkStyle, SafeHtml } from '../safe-html/SafeHtml';
import { announcementMessages as messages } from './announcementMessages';
import { useGetAnnouncementsQuery } from './announcementsApi';

const FIRST = ['0'];

export interface AnnouncementsProps {
  /** The three-letter code of the API. */
  lang: string;
  links?: LinkStyle;
}

/** The accordion of announcements with title, date and HTML body, or what replaces it. */
export function Announcements({ lang, links }: AnnouncementsProps) {
  const { formatMessage } = useIntl();
  const { currentData: announcements, error, isFetching, refetch } = useGetAnnouncementsQuery({ lang });
  if (error && !announcements) {
    return <LoadError error={error} isRetrying={isFetching} onRetry={refetch} inline={links === 'sameTab'} />;
  }
  if (!announcements) return <AccordionSkeleton count={6} />;
  if (announcements.length === 0) {
    return (
      <StatePanel kind="empty" scene="noNews" title={formatMessage(messages.emptyTitle)}>
        {formatMessage(messages.emptyText)}
      </StatePanel>
    );
  }
  return (
    <Accordion initiallyOpen={FIRST} items={announcements.map((announcement, index) => itemOf(announcement, index, links))} />
  );
}

function itemOf({ title, body, date }: ServiceAnnouncement, index: number, links: LinkStyle | undefined) {
  return {
    key: String(index),
    heading: title,
    note: <AnnouncementDate seconds={date} />,
    content: <SafeHtml html={body} links={links} />,
  };
}

function AnnouncementDate({ seconds }: { seconds: number }) {
  const timeZone = useAppSelector(selectTimeZone);
  const date = new Date(seconds * 1000);
  return (
    <time dateTime={date.toISOString()}>
      <FormattedDate value={date} timeZone={timeZone} year="numeric" month="short" day="numeric" />
    </time>
  );
}
