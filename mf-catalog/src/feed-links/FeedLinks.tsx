import { BellIcon, ClockIcon, VisuallyHidden } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './FeedLinks.module.css';
import { messages } from './messages';

export interface FeedLinksProps {
  /** Addresses of the server, not pages of the site. */
  feeds: { calendar: string; atom: string };
  /** Of what they are, for those who hear the links alone: a language or a title. */
  subject: string;
  /** BCP 47 of the subject. */
  lang: string | undefined;
  /** Without a next chapter a calendar would be empty. */
  hasCalendar?: boolean;
}

/** The same for programs of the reader's own: what comes next, and what is new. */
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
