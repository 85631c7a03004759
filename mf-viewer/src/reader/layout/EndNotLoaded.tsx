import { Button } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages as pageMessages } from '../../images/messages';
import { messages } from '../words/messages';
import styles from './EndNotLoaded.module.css';

/** Stands where the chapter has ended, when what follows it did not come. The bars lead on without it. */
export function EndNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.end}>
      <p>{formatMessage(messages.endNotLoaded)}</p>
      <Button size="small" onClick={onRetry}>
        {formatMessage(pageMessages.retry)}
      </Button>
    </div>
  );
}
