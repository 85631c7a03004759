import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { historyCleared, historyMerged, positionKept, titleForgotten } from './historyActions';
import { mergedProgress, newestProgress } from './mergedProgress';
import type { ReadingProgress, ReadingProgressByTitle } from './readingHistory';

const initialState: ReadingProgressByTitle = {};

/** Continue reading without an account: the last position per title, stored in the browser. */
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
