import { useIntl } from 'react-intl';
import { Link, paths } from '@komawari/shared-state';
import { SITE_NAME } from '@komawari/shared-ui';
import { messages } from './messages';
import styles from './Logo.module.css';

/** A page cut into four panels, one of them red. Leads home (spec §2). */
export function Logo() {
  const intl = useIntl();
  return (
    <Link to={paths.updates()} className={styles.logo} aria-label={intl.formatMessage(messages.home)}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.ink} d="M2 2h16.5L15 13H2ZM21 2h9v8.5l-11.8 2.2ZM2 15.5h12.4L11 30H2Z" />
        <path className={styles.red} d="M17.3 15.4 30 13v17H13.7Z" />
      </svg>
      <span className={styles.name} aria-hidden="true">
        {SITE_NAME}
      </span>
    </Link>
  );
}
