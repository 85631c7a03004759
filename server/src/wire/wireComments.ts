import type { Comment } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { ReaderComment } from '../content/comments/comments';
import { imageUrl } from './imageUrl';

export function wireComments(origin: string, comments: readonly ReaderComment[]): Draft<Comment>[] {
  return comments.map((comment, index) => ({
    id: comment.id,
    index: index + 1,
    userName: comment.userName,
    iconUrl: imageUrl(origin, comment.iconImage),
    isMyComment: comment.isOwn,
    alreadyLiked: comment.isLiked,
    numberOfLikes: comment.numberOfLikes,
    body: comment.body,
    created: comment.created,
  }));
}
