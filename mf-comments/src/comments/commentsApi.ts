import type { CommentListView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';
import { nextCursor } from './commentPages';
import type { CommentOrder } from './useCommentOrder';

/** A few screens of them: the answer is small, and the next one is on its way before the reader gets there. */
export const PAGE_LENGTH = 50;

export interface CommentsOf {
  chapterId: number;
  order: CommentOrder;
}

/**
 * Comments of a chapter (docs/specification.md §7), in pages by parameters of ours; a server without them answers with all
 * at once.
 */
export const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.infiniteQuery<CommentListView, CommentsOf, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (_last, pages, _cursor, _cursors, { order }) => nextCursor(pages, order, PAGE_LENGTH),
      },
      query: ({ queryArg: { chapterId, order }, pageParam }) => ({
        path: '/comment',
        params: { chapter_id: chapterId, order, limit: PAGE_LENGTH, after: pageParam || undefined },
        view: 'commentListView',
      }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetCommentsInfiniteQuery } = commentsApi;
