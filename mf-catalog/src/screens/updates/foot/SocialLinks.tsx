import { selectSiteName, useAppSelector } from '@komawari/shared-state';
import { classNames } from '@komawari/shared-ui';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { NetworkLinks } from '../../../share/NetworkLinks';
import { messages } from './messages';
import styles from './SocialLinks.module.css';

/** The social links of Home (docs/specification.md §2). */
export function SocialLinks() {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const site = useAppSelector(selectSiteName);
  const text = formatMessage(messages.socialText, { site });
  const [origin, setOrigin] = useState('');
  // Only the browser knows under which origin the site is open. Until then there is no address to share.
  useEffect(() => setOrigin(location.origin), []);
  return (
    <section className={classNames(styles.social, !origin && styles.unaddressed)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {formatMessage(messages.socialHeading)}
      </h2>
      <ul className={styles.list}>
        <NetworkLinks text={text} address={`${origin}/`} look={{ size: 'small' }} />
      </ul>
    </section>
  );
}
