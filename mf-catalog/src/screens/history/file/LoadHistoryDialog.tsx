import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { Button, Checkbox, Dialog } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../../../words/messages';
import { fileErrorText } from './fileErrorText';
import styles from './LoadHistoryDialog.module.css';
import { messages } from './messages';
import type { FiledHistory, FileError, ReadFile } from './readHistoryFile';

export interface LoadHistoryDialogProps {
  /** `undefined` while no file is chosen. */
  chosen: ReadFile | undefined;
  isLoading: boolean;
  onLoad: (filed: FiledHistory, hasFavorites: boolean) => void;
  onChoose: () => void;
  onClose: () => void;
}

/** Shows the content of the chosen file before it is imported, or the file's error. */
export function LoadHistoryDialog({ chosen, isLoading, onLoad, onChoose, onClose }: LoadHistoryDialogProps) {
  const { formatMessage } = useIntl();
  const [hasFavorites, setHasFavorites] = useState(true);
  const filed = chosen?.kind === 'history' ? chosen.filed : undefined;
  return (
    <Dialog
      isOpen={chosen !== undefined}
      onClose={onClose}
      title={formatMessage(filed ? messages.readyTitle : messages.errorTitle)}
      closeLabel={formatMessage(catalogMessages.close)}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(catalogMessages.cancel)}</Button>
          {filed ? (
            <Button variant="primary" isBusy={isLoading} onClick={() => onLoad(filed, hasFavorites)}>
              {formatMessage(messages.load)}
            </Button>
          ) : (
            <Button variant="primary" onClick={onChoose}>
              {formatMessage(messages.choose)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.words}>
        {chosen?.kind === 'error' && <ErrorText error={chosen.error} />}
        {filed && <Holdings filed={filed} />}
        {filed && filed.favorites.length > 0 && (
          <Checkbox
            label={formatMessage(messages.favorites, { count: filed.favorites.length })}
            checked={hasFavorites}
            onChange={setHasFavorites}
          />
        )}
      </div>
    </Dialog>
  );
}

function ErrorText({ error }: { error: FileError }) {
  const intl = useIntl();
  const advice = error.kind === 'newerVersion' ? messages.adviceReload : messages.advice;
  return (
    <>
      <p role="alert">{fileErrorText(intl, error)}</p>
      <p>{intl.formatMessage(advice)}</p>
    </>
  );
}

function Holdings({ filed: { history, savedAt } }: { filed: FiledHistory }) {
  const { formatMessage, formatDate } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const titles = Object.keys(history.progress).length;
  return (
    <>
      {savedAt !== undefined && (
        <p>
          {formatMessage(messages.savedOn, {
            date: formatDate(savedAt, { timeZone, dateStyle: 'long', timeStyle: 'short' }),
          })}
        </p>
      )}
      <p>{formatMessage(messages.holds, { titles, chapters: history.chapters.length })}</p>
      <p>{formatMessage(messages.stays)}</p>
    </>
  );
}
