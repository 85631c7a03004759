import { languageInfo, localeOf, type PreferredLanguages, paths } from '@komawari/shared-domain';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FeedLinks } from '../../feed-links/FeedLinks';
import { messages } from './messages';
import styles from './SubscribeLinks.module.css';

/** The calendar and the feed of every content language. They are the same for everyone, so each has only one language. */
export function SubscribeLinks({ languages }: { languages: PreferredLanguages }) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {formatMessage(messages.subscribe)}
      </h2>
      <ul className={styles.languages}>
        {languages.flatMap((language) => {
          const locale = localeOf(language);
          if (!locale) return [];
          const { nativeName, tag } = languageInfo(locale);
          return (
            <li key={locale} className={styles.language}>
              <span lang={tag} className={styles.name} aria-hidden="true">
                {nativeName}
              </span>
              <FeedLinks feeds={paths.languageFeeds(locale)} subject={nativeName} lang={tag} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
