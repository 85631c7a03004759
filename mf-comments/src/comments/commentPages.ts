import type { Comment, CommentListView } from '@komawari/shared-proto';
import type { CommentOrder } from './useCommentOrder';

/** Where the next page begins: `<likes or time>-<id>` of the last loaded comment, or `undefined` at the end. */
export function nextCursor(pages: readonly CommentListView[], order: CommentOrder, pageLength: number): string | undefined {
  const [before, page] = [pages.at(-2), pages.at(-1)];
  const last = page?.comments.at(-1);
  if (!page || !last || page.comments.length < pageLength) return undefined;
  // A server without pagination returns the same comments again.
  if (before?.comments.at(-1)?.id === last.id) return undefined;
  return `${order === 'top' ? last.numberOfLikes : last.created}-${last.id}`;
}

/**
 * Returns all comments of the pages in their order. A comment that lost likes in the meantime comes again on a later page, but
 * stays where it was.
 */
export function uniqueComments(pages: readonly CommentListView[]): Comment[] {
  const byId = new Map<number, Comment>();
  for (const { comments } of pages) {
    for (const comment of comments) if (!byId.has(comment.id)) byId.set(comment.id, comment);
  }
  return [...byId.values()];
}
