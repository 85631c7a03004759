import { historyMerged, useAddFavoriteMutation, useAppDispatch } from '@komawari/shared-state';
import { Button } from '@komawari/shared-ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { addFavorites } from './addFavorites';
import styles from './LoadHistoryButton.module.css';
import { LoadHistoryDialog } from './LoadHistoryDialog';
import { messages } from './messages';
import { openHistoryFile } from './openHistoryFile';
import type { FiledHistory, ReadFile } from './readHistoryFile';

export interface LoadHistoryButtonProps {
  /** Called with the outcome, as text for the reader. */
  onNotice: (notice: string) => void;
}

/** Asks for a file, shows its content or its error, and merges it into the current history. */
export function LoadHistoryButton({ onNotice }: LoadHistoryButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [addFavorite] = useAddFavoriteMutation();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ReadFile>();
  const [isLoading, setLoading] = useState(false);
  const choose = () => input.current?.click();

  async function load({ history, favorites }: FiledHistory, hasFavorites: boolean) {
    setLoading(true);
    dispatch(historyMerged(history));
    const add = async (titleId: number) => !(await addFavorite({ titleId })).error;
    const failed = hasFavorites
      ? await addFavorites(
          favorites.map(({ titleId }) => titleId),
          add,
        )
      : 0;
    setLoading(false);
    setChosen(undefined);
    onNotice(failed > 0 ? formatMessage(messages.favoritesFailed, { count: failed }) : formatMessage(messages.loaded));
  }

  return (
    <>
      <Button onClick={choose}>{formatMessage(messages.chooseFile)}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className={styles.input}
        aria-label={formatMessage(messages.chooseFile)}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Reset, so that the reader can choose the same file again after repairing it.
          if (file)
            void openHistoryFile(file)
              .then(setChosen)
              .finally(() => (currentTarget.value = ''));
        }}
      />
      <LoadHistoryDialog
        chosen={chosen}
        isLoading={isLoading}
        onLoad={(filed, hasFavorites) => void load(filed, hasFavorites)}
        onChoose={() => {
          setChosen(undefined);
          choose();
        }}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}
