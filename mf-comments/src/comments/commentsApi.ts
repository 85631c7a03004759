import type { CommentListView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';
import { nextCursor } from './commentPages';
import type { CommentOrder } from './useCommentOrder';

/** Fills a few screens. The answer is small, and the next page is requested before the reader reaches it. */
export const PAGE_LENGTH = 50;

export interface CommentsOf {
  chapterId: number;
  order: CommentOrder;
}

/**
 * Comments of a chapter (docs/specification.md §7), in pages. The parameters for the pages are our own. A server that does not
 * know them returns all comments at once.
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
