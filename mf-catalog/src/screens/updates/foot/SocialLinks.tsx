import { selectSiteName, useAppSelector } from '@komawari/shared-state';
import { buttonClass } from '@komawari/shared-ui';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as shareMessages } from '../../../share/messages';
import { shareTargets } from '../../../share/shareTargets';
import { messages } from './messages';
import styles from './SocialLinks.module.css';

/**
 * The social links of Home (docs/specification.md §2). They are plain links: no network's script or picture comes with
 * the page.
 */
export function SocialLinks() {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const site = useAppSelector(selectSiteName);
  const text = formatMessage(messages.socialText, { site });
  const [origin, setOrigin] = useState('');
  // Under which name the site is open is the browser's knowledge.
  useEffect(() => setOrigin(location.origin), []);
  return (
    <section className={styles.social} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {formatMessage(messages.socialHeading)}
      </h2>
      <ul className={styles.list}>
        {shareTargets(text, `${origin}/`).map(({ network, href }) => (
          <li key={network}>
            <a
              className={buttonClass({ size: 'small' })}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={formatMessage(shareMessages.on, { network })}
            >
              {network}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
