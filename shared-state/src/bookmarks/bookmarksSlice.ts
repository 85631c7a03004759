import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { bookmarksApi } from './bookmarksApi';

/** What the reader decided in this visit, by title id. It overlays the `isSubscribed` of any answer loaded before. */
export type BookmarkDecisions = Record<number, boolean>;

const { addBookmark, removeBookmark } = bookmarksApi.endpoints;

const initialState: BookmarkDecisions = {};

export const bookmarksSlice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(addBookmark.matchPending, (state, { meta }) => {
        state[meta.arg.originalArgs.titleId] = true;
      })
      .addMatcher(removeBookmark.matchPending, (state, { meta }) => {
        state[meta.arg.originalArgs.titleId] = false;
      })
      // A failed write is taken back, so that the screen never promises what the server does not hold.
      .addMatcher(isAnyOf(addBookmark.matchRejected, removeBookmark.matchRejected), (state, { meta }) => {
        const { titleId } = meta.arg.originalArgs;
        state[titleId] = !state[titleId];
      });
  },
  selectors: {
    selectBookmarkDecision: (state, titleId: number): boolean | undefined => state[titleId],
  },
});

export const { selectBookmarkDecision } = bookmarksSlice.selectors;
