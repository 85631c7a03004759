import type { Comment } from '@komawari/shared-proto';
import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { ThumbUpIcon } from '@komawari/shared-ui';
import { FormattedNumber, useIntl } from 'react-intl';
import styles from './LikeButton.module.css';
import { likeCount } from './likeCount';
import { likeMessage } from './likeMessages';
import { likeToggled, selectLike } from './likesSlice';
import { settleLike } from './settleLike';

export interface LikeButtonProps {
  chapterId: number;
  comment: Comment;
}

/** Likes a comment, or takes the like back (docs/specification.md §4). Reacts at once, and finally shows the server's state. */
export function LikeButton({ chapterId, comment }: LikeButtonProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const like = useAppSelector((state) => selectLike(state, comment.id));
  const { isLiked, count } = likeCount(comment, like);
  function handleClick() {
    dispatch(likeToggled({ commentId: comment.id, isHeldAtLoad: comment.alreadyLiked }));
    void dispatch(settleLike({ chapterId, commentId: comment.id }));
  }
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={isLiked}
      aria-label={formatMessage(likeMessage, { count })}
      onClick={handleClick}
    >
      <ThumbUpIcon size="small" />
      <FormattedNumber value={count} />
    </button>
  );
}
