import { BellIcon, ClockIcon, VisuallyHidden } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './FeedLinks.module.css';
import { messages } from './messages';

export interface FeedLinksProps {
  /** Addresses of the server, not pages of the site. */
  feeds: { calendar: string; atom: string };
  /** The language or title that the feeds are about, for readers who hear the links without their context. */
  subject: string;
  /** BCP 47 tag of the subject. */
  lang: string | undefined;
  /** False if there is no next chapter, because the calendar would be empty. */
  hasCalendar?: boolean;
}

/** Links for the reader's own apps: a calendar of coming chapters and a feed of new ones. */
export function FeedLinks({ feeds, subject, lang, hasCalendar = true }: FeedLinksProps) {
  const { formatMessage } = useIntl();
  const suffix = (
    <VisuallyHidden>
      {' '}
      <span lang={lang}>{subject}</span>
    </VisuallyHidden>
  );
  return (
    <span className={styles.links}>
      {hasCalendar && (
        <a className={styles.link} href={feeds.calendar} type="text/calendar">
          <ClockIcon size="small" />
          <span>
            {formatMessage(messages.calendar)}
            {suffix}
          </span>
        </a>
      )}
      <a className={styles.link} href={feeds.atom} type="application/atom+xml">
        <BellIcon size="small" />
        <span>
          {formatMessage(messages.feed)}
          {suffix}
        </span>
      </a>
    </span>
  );
}
