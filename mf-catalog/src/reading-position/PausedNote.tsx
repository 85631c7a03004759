import { selectIsHistoryPaused, useAppSelector } from '@komawari/shared-state';
import { classNames, InfoIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './PausedNote.module.css';

export interface PausedNoteProps {
  /** Renders the note also if the history is not known to be paused. It is shown only where the root element says so. */
  isReserved?: boolean;
}

/** Says that the history is paused, wherever a reader would look for their position. */
export function PausedNote({ isReserved = false }: PausedNoteProps) {
  const { formatMessage } = useIntl();
  const isPaused = useAppSelector(selectIsHistoryPaused);
  if (!isPaused && !isReserved) return null;
  return (
    <p className={classNames(styles.note, !isPaused && styles.reserved)}>
      <InfoIcon size="small" />
      {formatMessage(messages.paused)}
    </p>
  );
}
