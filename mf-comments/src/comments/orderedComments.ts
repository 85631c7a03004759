import type { Comment } from '@komawari/shared-proto';

export type CommentOrder = 'top' | 'newest';

/** Most liked first or newest first, on the client; the other criterion decides between equals, then the later id. */
export function orderedComments(comments: readonly Comment[], order: CommentOrder): Comment[] {
  const byLikes = (a: Comment, b: Comment) => b.numberOfLikes - a.numberOfLikes;
  const byTime = (a: Comment, b: Comment) => b.created - a.created || b.id - a.id;
  return [...comments].sort(order === 'top' ? (a, b) => byLikes(a, b) || byTime(a, b) : byTime);
}
