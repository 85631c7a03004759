import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { FavoriteDecision } from './favoriteOfOtherTabs';
import { favoritesApi } from './favoritesApi';

/** The reader's decisions in this visit, by title ID. They override the `isSubscribed` of any answer that was loaded before. */
export type FavoriteDecisions = Record<number, boolean>;

const { addFavorite, removeFavorite } = favoritesApi.endpoints;

const initialState: FavoriteDecisions = {};

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    favoriteKeptElsewhere(state, { payload }: PayloadAction<FavoriteDecision>) {
      state[payload.titleId] = payload.isFavorite;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(addFavorite.matchPending, (state, { meta }) => {
        state[meta.arg.originalArgs.titleId] = true;
      })
      .addMatcher(removeFavorite.matchPending, (state, { meta }) => {
        state[meta.arg.originalArgs.titleId] = false;
      })
      // A failed write is undone, so that the screen never shows what the server does not have.
      .addMatcher(isAnyOf(addFavorite.matchRejected, removeFavorite.matchRejected), (state, { meta }) => {
        const { titleId } = meta.arg.originalArgs;
        state[titleId] = !state[titleId];
      });
  },
  selectors: {
    selectFavoriteDecision: (state, titleId: number): boolean | undefined => state[titleId],
    /** Whether the reader added a favorite in this visit. */
    selectHasNewFavorite: (state): boolean => Object.values(state).some(Boolean),
  },
});

export const { favoriteKeptElsewhere } = favoritesSlice.actions;
export const { selectFavoriteDecision, selectHasNewFavorite } = favoritesSlice.selectors;
