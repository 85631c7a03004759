import { Button } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages as pageMessages } from '../../images/messages';
import { messages } from '../words/messages';
import styles from './EndNotLoaded.module.css';

/** Shown after the chapter if the last page did not load. The bars can still open other chapters. */
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
