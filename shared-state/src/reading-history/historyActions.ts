import { createAction } from '@reduxjs/toolkit';
import type { ReadingHistory, ReadingProgress } from './readingHistory';

/** Stores a position. Screens dispatch `positionReached` instead, which respects the pause. */
export const positionKept = createAction<ReadingProgress>('history/positionKept');

export const titleForgotten = createAction<{ titleId: number }>('history/titleForgotten');

export const historyCleared = createAction('history/cleared');

/** Merges a history from a file or an UNDO. Existing entries that are newer stay. */
export const historyMerged = createAction<ReadingHistory>('history/merged');
