import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { historyCleared, historyMerged, positionKept, titleForgotten } from './historyActions';
import { mergedProgress, newestProgress } from './mergedProgress';
import type { ReadingProgress, ReadingProgressByTitle } from './readingHistory';

const initialState: ReadingProgressByTitle = {};

/** Continue reading, with no account: the last position per title, kept in the browser. */
export const readingProgressSlice = createSlice({
  name: 'readingProgress',
  initialState,
  reducers: {
    progressStoredElsewhere: (_state, { payload }: PayloadAction<ReadingProgressByTitle>) => payload,
  },
  extraReducers: (builder) => {
    builder
      .addCase(positionKept, (state, { payload }) => newestProgress({ ...state, [payload.titleId]: payload }))
      .addCase(titleForgotten, (state, { payload }) => {
        const { [payload.titleId]: _forgotten, ...rest } = state;
        return rest;
      })
      .addCase(historyMerged, (state, { payload }) => mergedProgress(state, payload.progress))
      .addCase(historyCleared, () => ({}));
  },
  selectors: {
    selectProgressByTitle: (state) => state,
    selectProgress: (state, titleId: number): ReadingProgress | undefined => state[titleId],
  },
});

export const { progressStoredElsewhere } = readingProgressSlice.actions;
export const { selectProgressByTitle, selectProgress } = readingProgressSlice.selectors;

/** Takes a stored value for what it is worth: entries of the wrong shape are left out. */
export function initialProgress(stored: unknown): ReadingProgressByTitle {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isProgress(value)));
}

function isProgress(value: unknown): value is ReadingProgress {
  // Each value is looked at before it is believed.
  const { titleName, portraitImageUrl, chapterName, language, ...numbers } = (value ?? {}) as ReadingProgress;
  if (language !== undefined && !Number.isInteger(language)) return false;
  const hasTexts = [titleName, portraitImageUrl, chapterName].every((text) => typeof text === 'string');
  const { titleId, chapterId, page, pageCount, fraction, at } = numbers;
  return hasTexts && [titleId, chapterId, page, pageCount, fraction, at].every(Number.isFinite);
}
