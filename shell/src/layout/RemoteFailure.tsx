import { FormattedMessage } from 'react-intl';
import { Button, StatePanel } from '@komawari/shared-ui';
import type { FailureProps } from '../composition/RemoteFrame';
import { messages } from './messages';
import styles from './RemoteFailure.module.css';

/** This part of the site did not come; the rest of it works. */
export function RemoteFailure({ onRetry, isNotice }: FailureProps) {
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
      <StatePanel kind="error" title={<FormattedMessage {...messages.failedTitle} />} action={retry}>
        <FormattedMessage {...messages.failedText} />
      </StatePanel>
    </div>
  );
}
