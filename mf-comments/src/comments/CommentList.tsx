import type { Comment } from '@komawari/shared-proto';
import { type ListFormat, WindowedList } from '@komawari/shared-ui';
import { memo, useState } from 'react';
import { CommentItem } from './CommentItem';
import styles from './CommentList.module.css';
import { type CommentView, CommentViewsContext } from './CommentViewsContext';

/** Those that are here already are not drawn again when the list grows. */
const StillComment = memo(CommentItem);

/** A comment is as high as what somebody wrote, and what is far is not found: a muted comment is not to be read anywhere. */
const FORMAT: ListFormat<Comment> = { blockLength: 50, keyOf: ({ id }) => id, classes: {}, farHeight: 'measured' };

export interface CommentListProps {
  chapterId: number;
  comments: readonly Comment[];
  /** How many there are, or -1 while nobody knows: more will come. */
  total: number;
}

/** Comments, of which those far from the screen are not in the document. */
export function CommentList({ chapterId, comments, total }: CommentListProps) {
  const [views] = useState(() => new Map<number, CommentView>());
  return (
    <CommentViewsContext value={views}>
      <WindowedList
        format={FORMAT}
        items={comments}
        total={total}
        firstShown={Infinity}
        className={styles.list}
        renderItem={(comment, { 'aria-posinset': position }) => (
          <StillComment chapterId={chapterId} comment={comment} position={position} total={total} />
        )}
      />
    </CommentViewsContext>
  );
}
