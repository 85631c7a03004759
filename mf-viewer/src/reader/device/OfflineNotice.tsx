import { useIsOnline } from '@komawari/shared-ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './OfflineNotice.module.css';

/** Says that the connection is lost, as long as it is. Loaded pages can still be read, and the others load when it is back. */
export const OfflineNotice = memo(function OfflineNotice() {
  const { formatMessage } = useIntl();
  const isOffline = !useIsOnline();
  return (
    <p className={styles.notice} role="status" data-shown={isOffline || undefined}>
      {isOffline && formatMessage(messages.offline)}
    </p>
  );
});
