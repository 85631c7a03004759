import { api } from '../api/api';

/** Favorites on screen, bookmarks on the wire (docs/specification.md §7). Both writes mark the favorites list as stale. */
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
