import type { CommentListView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/** Comments of a chapter, and the reader's likes of them (spec §7). */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.query<CommentListView, { chapterId: number }>({
      query: ({ chapterId }) => ({ path: '/comment', params: { chapter_id: chapterId }, view: 'commentListView' }),
      extraOptions: { handlesErrors: true },
    }),
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

export const { useGetCommentsQuery } = commentsApi;
