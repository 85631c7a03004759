import { usePushOffer } from '@komawari/shared-state';
import { BellIcon, Button } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './LastPage.module.css';
import { messages } from './messages';

const WORDS = { on: messages.notifyOn, off: messages.notifyOff, failed: messages.notifyFailed };

/**
 * Offers notifications of new chapters where the browser supports them. The browser's prompt opens only when the reader presses
 * the button, and never again after a refusal.
 */
export function NotificationPrompt() {
  const { formatMessage } = useIntl();
  const { isOpen, ask } = usePushOffer();
  const [answer, setAnswer] = useState<keyof typeof WORDS>();
  if (answer) {
    return (
      <p role="status" className={styles.note}>
        {formatMessage(WORDS[answer])}
      </p>
    );
  }
  if (!isOpen) return null;
  return (
    <Button isWide icon={<BellIcon />} onClick={() => void ask().then(setAnswer)}>
      {formatMessage(messages.notify)}
    </Button>
  );
}
