import type { Comment } from '@komawari/shared-proto';
import { type ListFormat, WindowedList } from '@komawari/shared-ui';
import { memo, useState } from 'react';
import { CommentItem } from './CommentItem';
import styles from './CommentList.module.css';
import { type CommentView, CommentViewsContext } from './CommentViewsContext';

/** Comments that are already there do not render again when the list grows. */
const StillComment = memo(CommentItem);

/**
 * The height of a comment depends on its text, so it is measured. There is no `textOf`, so the browser's own search does not find
 * distant comments: a muted comment must not be readable anywhere.
 */
const FORMAT: ListFormat<Comment> = { blockLength: 50, keyOf: ({ id }) => id, classes: {}, farHeight: 'measured' };

export interface CommentListProps {
  chapterId: number;
  comments: readonly Comment[];
  /** The number of comments, or -1 while it is unknown because more will load. */
  total: number;
}

/** A list of comments. Those far from the screen are not in the document. */
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
