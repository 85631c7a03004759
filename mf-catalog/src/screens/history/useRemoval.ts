import {
  historyCleared,
  historyMerged,
  type ReadingHistory,
  type ReadingProgress,
  selectProgressByTitle,
  selectReadChapters,
  titleForgotten,
  useAppDispatch,
  useAppSelector,
} from '@komawari/shared-state';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface Notice {
  text: string;
  /** What UNDO restores. */
  removed?: ReadingHistory;
}

/** The notices of the history page, and the removals that it can undo. */
export function useRemoval() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const progress = useAppSelector(selectProgressByTitle);
  const chapters = useAppSelector(selectReadChapters);
  const [notice, setNotice] = useState<Notice>();
  const history: ReadingHistory = { progress, chapters };
  return {
    history,
    notice,
    dismiss: useCallback(() => setNotice(undefined), []),
    tell: (text: string) => setNotice({ text }),
    remove({ titleId, titleName }: ReadingProgress) {
      dispatch(titleForgotten({ titleId }));
      setNotice({ text: formatMessage(messages.removed, { name: titleName }), removed: history });
    },
    clear() {
      dispatch(historyCleared());
      setNotice({ text: formatMessage(messages.cleared), removed: history });
    },
    undo({ removed }: Notice) {
      if (removed) dispatch(historyMerged(removed));
      setNotice(undefined);
    },
  };
}
