import { selectIsHistoryPaused, useAppSelector } from '@komawari/shared-state';
import { InfoIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './PausedNote.module.css';

/** Says that the history is paused, wherever a reader would look for their position. */
export function PausedNote() {
  const { formatMessage } = useIntl();
  if (!useAppSelector(selectIsHistoryPaused)) return null;
  return (
    <p className={styles.note}>
      <InfoIcon size="small" />
      {formatMessage(messages.paused)}
    </p>
  );
}
