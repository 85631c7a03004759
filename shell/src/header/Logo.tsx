import { paths } from '@komawari/shared-domain';
import { Link, selectSiteName, useAppSelector } from '@komawari/shared-state';
import { SiteMark } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './Logo.module.css';
import { messages } from './messages';

/** The brand's mark and name. Leads home (docs/specification.md §2). */
export function Logo() {
  const intl = useIntl();
  const site = useAppSelector(selectSiteName);
  return (
    <Link to={paths.updates()} className={styles.logo} aria-label={intl.formatMessage(messages.home, { site })}>
      <SiteMark />
      <span className={styles.name} aria-hidden="true">
        {site}
      </span>
    </Link>
  );
}
