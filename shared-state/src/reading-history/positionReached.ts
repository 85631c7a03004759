import { selectIsHistoryPaused } from '../preferences/preferencesSlice';
import type { Dispatch, RootState } from '../store';
import { positionKept } from './historyActions';
import type { ReadingProgress } from './readingHistory';

/** The reader is at this position. It is remembered, unless they have paused the history: then nothing is written at all. */
export function positionReached(position: ReadingProgress) {
  return (dispatch: Dispatch, getState: () => RootState): void => {
    if (!selectIsHistoryPaused(getState())) dispatch(positionKept(position));
  };
}
