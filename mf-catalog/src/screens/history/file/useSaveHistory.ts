import { selectProgressByTitle, selectReadChapters, useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { favoritesApi } from '../../../my-titles/favoritesApi';
import { historyFile } from './historyFile';
import { messages } from './messages';
import { saveText } from './saveText';

export interface SaveHistory {
  isSaving: boolean;
  save: () => Promise<void>;
}

/**
 * Saves the history and the favorites to a file. The server stores the favorites under this browser's visitor number, which never
 * leaves the browser. So another browser can only get them as a list.
 */
export function useSaveHistory(onNotice: (notice: string) => void): SaveHistory {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const progress = useAppSelector(selectProgressByTitle);
  const chapters = useAppSelector(selectReadChapters);
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const asking = favoritesApi.endpoints.getFavorites.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(asking);
    const now = Date.now();
    const text = historyFile({ progress, chapters }, data?.titles ?? [], now);
    saveText(`komawari-history-${new Date(now).toISOString().slice(0, 10)}.json`, text);
    setSaving(false);
    onNotice(formatMessage(data ? messages.saved : messages.savedWithoutFavorites));
  }

  return { isSaving, save };
}
