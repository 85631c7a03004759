import type { CommentListView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

export const likesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Adds a like or takes it back (docs/specification.md §7). Both calls are idempotent. */
    setLike: build.mutation<null, { commentId: number; isLiked: boolean }>({
      query: ({ commentId, isLiked }) => ({
        method: isLiked ? 'PUT' : 'DELETE',
        path: '/comment_like',
        params: { comment_id: commentId },
      }),
      extraOptions: { handlesErrors: true },
    }),
    /** Loads a single comment, to find out which like the server holds. */
    getComment: build.query<CommentListView, { chapterId: number; commentId: number }>({
      query: ({ chapterId, commentId }) => ({
        path: '/comment',
        params: { chapter_id: chapterId, comment_id: commentId },
        view: 'commentListView',
      }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});
