import { Button, StatePanel, useIsOnline, useWhenOnline } from '@komawari/shared-ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RemoteErrorProps } from '../composition/RemoteFrame';
import { messages as errorMessages } from '../errors/messages';
import { messages } from './messages';
import styles from './RemoteError.module.css';

/**
 * Says that this part of the site did not load, while the rest works. Without a connection it says so, and tries again when the
 * connection is back.
 */
export function RemoteError({ onRetry, onConnected, isNotice }: RemoteErrorProps) {
  const isOffline = !useIsOnline();
  const [isRetrying, setIsRetrying] = useState(false);
  useWhenOnline(onConnected);
  const press = () => {
    setIsRetrying(true);
    void onRetry().finally(() => setIsRetrying(false));
  };
  const look = isNotice ? ({ variant: 'secondary', size: 'small' } as const) : ({ variant: 'primary', size: 'medium' } as const);
  const retry = (
    <Button {...look} isBusy={isRetrying} onClick={press}>
      <FormattedMessage {...messages.retry} />
    </Button>
  );
  if (isNotice) {
    return (
      <div className={styles.notice} role="status">
        <FormattedMessage {...messages.wordsMissing} />
        {retry}
      </div>
    );
  }
  return (
    <div role="alert">
      <StatePanel
        kind={isOffline ? 'offline' : 'error'}
        title={<FormattedMessage {...(isOffline ? errorMessages.offlineTitle : messages.failedTitle)} />}
        action={retry}
      >
        <FormattedMessage {...(isOffline ? errorMessages.offlineText : messages.failedText)} />
      </StatePanel>
    </div>
  );
}
