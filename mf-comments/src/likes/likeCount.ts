import type { Comment } from '@komawari/shared-proto';
import type { Like } from './likesSlice';

/** Whether the reader likes a comment, and its number of likes: the loaded answer, overridden by a choice in this visit. */
export function likeCount(
  { alreadyLiked, numberOfLikes }: Pick<Comment, 'alreadyLiked' | 'numberOfLikes'>,
  like: Like | undefined,
): { isLiked: boolean; count: number } {
  const isLiked = like?.isWanted ?? alreadyLiked;
  const ofOthers = Math.max(0, numberOfLikes - Number(alreadyLiked));
  return { isLiked, count: ofOthers + Number(isLiked) };
}
