import { historyPauseChosen, selectIsHistoryPaused, useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button, Dialog, Switch } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../../words/messages';
import { LoadHistoryButton } from './file/LoadHistoryButton';
import { useSaveHistory } from './file/useSaveHistory';
import styles from './HistoryTools.module.css';
import { messages } from './messages';

export interface HistoryToolsProps {
  /** Number of titles in the history. */
  count: number;
  onClear: () => void;
  onNotice: (notice: string) => void;
}

/** Buttons to pause, export, import and clear the history. */
export function HistoryTools({ count, onClear, onNotice }: HistoryToolsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isPaused = useAppSelector(selectIsHistoryPaused);
  const { isSaving, save } = useSaveHistory(onNotice);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.tools}>
      <div className={styles.pause}>
        <Switch
          label={formatMessage(messages.pause)}
          checked={isPaused}
          onChange={(isChecked) => dispatch(historyPauseChosen(isChecked))}
        />
      </div>
      <div className={styles.buttons}>
        <Button isBusy={isSaving} onClick={() => void save()}>
          {formatMessage(messages.save)}
        </Button>
        <LoadHistoryButton onNotice={onNotice} />
        {count > 0 && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {formatMessage(messages.clear)}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={formatMessage(messages.clearTitle)}
        closeLabel={formatMessage(catalogMessages.close)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{formatMessage(catalogMessages.cancel)}</Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsking(false);
                onClear();
              }}
            >
              {formatMessage(messages.clear)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(messages.clearText, { count })}</p>
      </Dialog>
    </div>
  );
}
