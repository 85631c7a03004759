import { LANGUAGES, languageChoiceAddress, paths } from '@komawari/shared-domain';
import { Link, selectEnvironment, selectSiteName, useAppSelector } from '@komawari/shared-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { LegalLinks } from '../menu/LegalLinks';
import { messages as menuMessages } from '../menu/messages';
import { messages as settingsMessages } from '../settings/messages';
import { useSiteLinks } from '../site/siteLinks';
import { AppBanner } from './AppBanner';
import styles from './Footer.module.css';
import { messages } from './messages';

/** The app, the social page, the trademark notice and the copyright line (docs/specification.md §1). */
export function Footer() {
  const intl = useIntl();
  const { social } = useSiteLinks();
  const { copyright, hasEbookMark } = useAppSelector(selectEnvironment);
  const name = useAppSelector(selectSiteName);
  return (
    <footer className={styles.footer}>
      <AppBanner />
      <div className={styles.foot}>
        <nav aria-label={intl.formatMessage(menuMessages.more)}>
          <ul className={styles.links}>
            {social && (
              <li>
                <a href={social} className={styles.link}>
                  <FormattedMessage {...messages.follow} />
                </a>
              </li>
            )}
            <li>
              <Link to={paths.calendar()} className={styles.link}>
                <FormattedMessage {...menuMessages.calendar} />
              </Link>
            </li>
            <li>
              <Link to={paths.announcement()} className={styles.link}>
                <FormattedMessage {...menuMessages.news} />
              </Link>
            </li>
            <li>
              <Link to={paths.feedback()} className={styles.link}>
                <FormattedMessage {...menuMessages.feedback} />
              </Link>
            </li>
            <LegalLinks linkClass={styles.link} />
          </ul>
        </nav>
        {/* The header's button needs scripts (server/src/site/languageChoiceRoute.ts). */}
        <noscript>
          <nav aria-label={intl.formatMessage(settingsMessages.service)}>
            <ul className={styles.links}>
              {LANGUAGES.map(({ locale, nativeName, tag }) => (
                <li key={locale}>
                  <a href={languageChoiceAddress(locale)} className={styles.link} lang={tag} hrefLang={tag} rel="nofollow">
                    {nativeName}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </noscript>
        {hasEbookMark && (
          <p className={styles.small}>
            <FormattedMessage {...messages.trademark} />
          </p>
        )}
        <p className={styles.small}>
          <FormattedMessage {...messages.copyright} values={{ holder: copyright ?? name }} />
        </p>
      </div>
    </footer>
  );
}
