import { api } from '@komawari/shared-state';

/** A like, and taking it back (docs/specification.md §7). Doing it twice is doing it once. */
export const likesApi = api.injectEndpoints({
  endpoints: (build) => ({
    setLike: build.mutation<null, { commentId: number; isLiked: boolean }>({
      query: ({ commentId, isLiked }) => ({
        method: isLiked ? 'PUT' : 'DELETE',
        path: '/comment_like',
        params: { comment_id: commentId },
      }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});
