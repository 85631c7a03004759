import { createAction } from '@reduxjs/toolkit';
import type { ReadingHistory, ReadingProgress } from './readingHistory';

/** A position to remember. Screens dispatch `positionReached`, which respects the pause. */
export const positionKept = createAction<ReadingProgress>('history/positionKept');

export const titleForgotten = createAction<{ titleId: number }>('history/titleForgotten');

export const historyCleared = createAction('history/cleared');

/** What a file or an UNDO brings back; what is here stays where it is newer. */
export const historyMerged = createAction<ReadingHistory>('history/merged');
