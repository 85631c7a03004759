import { Button, StatePanel, useIsOnline, useWhenOnline } from '@komawari/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { RemoteErrorProps } from '../composition/RemoteFrame';
import { messages as errorMessages } from '../errors/messages';
import { messages } from './messages';
import styles from './RemoteError.module.css';

/**
 * This part of the site did not come; the rest of it works. Without a connection it says that, and tries again with the
 * next one.
 */
export function RemoteError({ onRetry, isNotice }: RemoteErrorProps) {
  const isOffline = !useIsOnline();
  useWhenOnline(onRetry);
  const retry = (
    <Button variant={isNotice ? 'secondary' : 'primary'} size={isNotice ? 'small' : 'medium'} onClick={onRetry}>
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
