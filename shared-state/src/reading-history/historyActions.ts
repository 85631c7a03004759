import { createAction } from '@reduxjs/toolkit';
import type { ReadingProgress, ReadingProgressByTitle } from '../reading-progress/readingProgressSlice';
import type { ReadChapter } from './readChaptersSlice';

/** Everything that the browser remembers of a reader's reading. */
export interface ReadingHistory {
  progress: ReadingProgressByTitle;
  chapters: readonly ReadChapter[];
}

/** A place to remember. Screens dispatch `placeReached`, which respects the pause. */
export const placeKept = createAction<ReadingProgress>('history/placeKept');

export const titleForgotten = createAction<{ titleId: number }>('history/titleForgotten');

export const historyCleared = createAction('history/cleared');

/** What a file or an UNDO brings back; what is here stays where it is newer. */
export const historyMerged = createAction<ReadingHistory>('history/merged');
