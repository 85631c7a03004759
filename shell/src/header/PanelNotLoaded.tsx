import { useLocation } from '@komawari/shared-state';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../errors/messages';
import styles from './PanelNotLoaded.module.css';

/** Says, below the pressed button, that its panel did not load. The next press tries again. Navigation removes the message. */
export function PanelNotLoaded() {
  const { key } = useLocation();
  const [failedAt] = useState(key);
  if (key !== failedAt) return null;
  return (
    <p className={styles.failed} role="alert">
      <FormattedMessage {...messages.offlineText} />
    </p>
  );
}
