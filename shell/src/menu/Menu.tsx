import { languageInfo, paths } from '@komawari/shared-domain';
import { Link, selectServiceLanguage, useAppSelector, useLocation } from '@komawari/shared-state';
import { Button, GlobeIcon, Sheet } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as navigationMessages } from '../navigation/messages';
import { NavigationLinks } from '../navigation/NavigationLinks';
import { messages as settingsMessages } from '../settings/messages';
import { LegalLinks } from './LegalLinks';
import styles from './Menu.module.css';
import { messages } from './messages';

/** Pages that the header does not link to. */
const OWN_PAGES = [
  { to: paths.history(), message: messages.history },
  { to: paths.calendar(), message: messages.calendar },
];

export interface MenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** Opens the settings panel. Undefined where the language cannot be changed. */
  onSettings: (() => void) | undefined;
}

/** The entries that do not fit into the header on small screens (docs/specification.md §2). */
export function Menu({ isOpen, onClose, onSettings }: MenuProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { nativeName } = languageInfo(useAppSelector(selectServiceLanguage));
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <nav aria-label={intl.formatMessage(navigationMessages.label)}>
        <ul className={styles.entries}>
          <NavigationLinks linkClass={styles.entry} />
          {OWN_PAGES.map(({ to, message }) => (
            <li key={to}>
              <Link to={to} className={styles.entry} aria-current={pathname === to ? 'page' : undefined}>
                <FormattedMessage {...message} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {onSettings && (
        <Button isWide icon={<GlobeIcon size="small" />} onClick={onSettings}>
          <FormattedMessage {...settingsMessages.open} values={{ language: nativeName }} />
        </Button>
      )}
      <nav className={styles.more} aria-label={intl.formatMessage(messages.more)}>
        <ul className={styles.links}>
          <li>
            <Link to={paths.announcement()} className={styles.link}>
              <FormattedMessage {...messages.news} />
            </Link>
          </li>
          <li>
            <Link to={paths.feedback()} className={styles.link}>
              <FormattedMessage {...messages.feedback} />
            </Link>
          </li>
          <LegalLinks linkClass={styles.link} />
        </ul>
      </nav>
    </Sheet>
  );
}
