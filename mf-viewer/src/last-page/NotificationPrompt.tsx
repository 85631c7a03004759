import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BellIcon, Button } from '@komawari/shared-ui';
import styles from './LastPage.module.css';
import { messages } from './messages';

/** Offers notifications. The browser is asked only when the reader presses, and never again after a no. */
export function NotificationPrompt() {
  const { formatMessage } = useIntl();
  const [permission, setPermission] = useState(currentPermission);
  const [hasAsked, setHasAsked] = useState(false);
  if (permission === 'unknown') return null;
  if (permission === 'default') {
    return (
      <Button
        isWide
        icon={<BellIcon />}
        onClick={() => {
          setHasAsked(true);
          void Notification.requestPermission().then(setPermission);
        }}
      >
        {formatMessage(messages.notify)}
      </Button>
    );
  }
  // Who decided in an earlier visit is not told again.
  if (!hasAsked) return null;
  return (
    <p role="status" className={styles.note}>
      {formatMessage(permission === 'granted' ? messages.notifyOn : messages.notifyOff)}
    </p>
  );
}

function currentPermission(): NotificationPermission | 'unknown' {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}
