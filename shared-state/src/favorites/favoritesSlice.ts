import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { favoritesApi } from './favoritesApi';

/** What the reader decided in this visit, by title id. It overlays the `isSubscribed` of any answer loaded before. */
export type FavoriteDecisions = Record<number, boolean>;

const { addFavorite, removeFavorite } = favoritesApi.endpoints;

const initialState: FavoriteDecisions = {};

export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(addFavorite.matchPending, (state, { meta }) => {
        state[meta.arg.originalArgs.titleId] = true;
      })
      .addMatcher(removeFavorite.matchPending, (state, { meta }) => {
        state[meta.arg.originalArgs.titleId] = false;
      })
      // A failed write is taken back, so that the screen never promises what the server does not hold.
      .addMatcher(isAnyOf(addFavorite.matchRejected, removeFavorite.matchRejected), (state, { meta }) => {
        const { titleId } = meta.arg.originalArgs;
        state[titleId] = !state[titleId];
      });
  },
  selectors: {
    selectFavoriteDecision: (state, titleId: number): boolean | undefined => state[titleId],
    /** Whether a title was made a favorite in this visit. */
    selectHasNewFavorite: (state): boolean => Object.values(state).some(Boolean),
  },
});

export const { selectFavoriteDecision, selectHasNewFavorite } = favoritesSlice.selectors;
