import type { Comment } from '@komawari/shared-proto';
import { memo, useMemo, useState } from 'react';
import { CommentChunk } from './CommentChunk';
import { CommentItem } from './CommentItem';
import styles from './CommentList.module.css';
import { type CommentView, CommentViewsContext } from './CommentViewsContext';

/** Those that are here already are not drawn again when the list grows. */
const StillComment = memo(CommentItem);

const CHUNK_LENGTH = 50;

export interface CommentListProps {
  chapterId: number;
  comments: readonly Comment[];
  /** How many there are, or -1 while nobody knows: more will come. */
  total: number;
}

/** Comments in chunks, of which those far from the screen are not in the document. */
export function CommentList({ chapterId, comments, total }: CommentListProps) {
  const chunks = useMemo(() => chunksOf(comments), [comments]);
  const [views] = useState(() => new Map<number, CommentView>());
  return (
    <CommentViewsContext value={views}>
      <div className={styles.list}>
        {chunks.map((chunk, place) => (
          <CommentChunk key={chunk[0]!.id}>
            {chunk.map((comment, index) => (
              <StillComment
                key={comment.id}
                chapterId={chapterId}
                comment={comment}
                position={place * CHUNK_LENGTH + index + 1}
                total={total}
              />
            ))}
          </CommentChunk>
        ))}
      </div>
    </CommentViewsContext>
  );
}

function chunksOf(comments: readonly Comment[]): Comment[][] {
  const count = Math.ceil(comments.length / CHUNK_LENGTH);
  return Array.from({ length: count }, (_, place) => comments.slice(place * CHUNK_LENGTH, (place + 1) * CHUNK_LENGTH));
}
