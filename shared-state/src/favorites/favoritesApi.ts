import { api } from '../api/api';

/** Favorites on screen, bookmarks on the wire (docs/specification.md §7). Both writes mark the favorites list as stale. */
export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addFavorite: build.mutation<null, { titleId: number }>({
      query: ({ titleId }) => ({ method: 'PUT', path: '/title_list/bookmark', params: { title_id: titleId } }),
      invalidatesTags: ['Favorites'],
      extraOptions: { handlesErrors: true },
    }),
    removeFavorite: build.mutation<null, { titleId: number }>({
      query: ({ titleId }) => ({ method: 'DELETE', path: '/title_list/bookmark', params: { title_id: titleId } }),
      invalidatesTags: ['Favorites'],
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useAddFavoriteMutation, useRemoveFavoriteMutation } = favoritesApi;
