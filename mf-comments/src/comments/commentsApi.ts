import type { CommentListView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/** Comments of a chapter (spec §7). */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.query<CommentListView, { chapterId: number }>({
      query: ({ chapterId }) => ({ path: '/comment', params: { chapter_id: chapterId }, view: 'commentListView' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetCommentsQuery } = commentsApi;
