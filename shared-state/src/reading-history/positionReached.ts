import { selectIsHistoryPaused } from '../preferences/preferencesSlice';
import type { Dispatch, RootState } from '../store';
import { positionKept } from './historyActions';
import type { ReadingProgress } from './readingHistory';

/** Remembers the reader's position, unless they have paused the history. Then nothing is written at all. */
export function positionReached(position: ReadingProgress) {
  return (dispatch: Dispatch, getState: () => RootState): void => {
    if (!selectIsHistoryPaused(getState())) dispatch(positionKept(position));
  };
}
