import { api } from '../api/api';

/** Favourites on screen, bookmarks on the wire (spec §7). Both writes mark the favourites list as stale. */
export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    addBookmark: build.mutation<null, { titleId: number }>({
      query: ({ titleId }) => ({ method: 'PUT', path: '/title_list/bookmark', params: { title_id: titleId } }),
      invalidatesTags: ['Bookmarks'],
      extraOptions: { handlesErrors: true },
    }),
    removeBookmark: build.mutation<null, { titleId: number }>({
      query: ({ titleId }) => ({ method: 'DELETE', path: '/title_list/bookmark', params: { title_id: titleId } }),
      invalidatesTags: ['Bookmarks'],
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useAddBookmarkMutation, useRemoveBookmarkMutation } = bookmarksApi;
