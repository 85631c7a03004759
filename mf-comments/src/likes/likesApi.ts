import type { CommentListView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

export const likesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A like, and taking it back (docs/specification.md §7). Doing it twice is doing it once. */
    setLike: build.mutation<null, { commentId: number; isLiked: boolean }>({
      query: ({ commentId, isLiked }) => ({
        method: isLiked ? 'PUT' : 'DELETE',
        path: '/comment_like',
        params: { comment_id: commentId },
      }),
      extraOptions: { handlesErrors: true },
    }),
    /** A single comment, to hear what the server holds of its likes. */
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
