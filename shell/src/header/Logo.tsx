import { paths, SITE_NAME } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { useIntl } from 'react-intl';
import { MARK } from '../site/mark';
import styles from './Logo.module.css';
import { messages } from './messages';

/** A page cut into four panels, one of them red. Leads home (docs/specification.md §2). */
export function Logo() {
  const intl = useIntl();
  return (
    <Link to={paths.updates()} className={styles.logo} aria-label={intl.formatMessage(messages.home)}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.ink} d={MARK.ink} />
        <path className={styles.red} d={MARK.red} />
      </svg>
      <span className={styles.name} aria-hidden="true">
        {SITE_NAME}
      </span>
    </Link>
  );
}
