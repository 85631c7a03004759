import type { Comment } from '@komawari/shared-proto';
import { useSearchParams } from '@komawari/shared-state';
import { Button, SegmentedControl } from '@komawari/shared-ui';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { CommentItem } from './CommentItem';
import styles from './CommentList.module.css';
import { commentsMessages as messages } from './commentsMessages';
import { type CommentOrder, orderedComments } from './orderedComments';
import { useGrowingCount } from './useGrowingCount';

/** Those that are here already are not drawn again when the list grows. */
const StillComment = memo(CommentItem);

export interface CommentListProps {
  chapterId: number;
  comments: readonly Comment[];
}

/** The comments in the order of the reader's choice, which the address keeps. */
export function CommentList({ chapterId, comments }: CommentListProps) {
  const [search, setSearch] = useSearchParams();
  const order: CommentOrder = search.get('order') === 'newest' ? 'newest' : 'top';
  return (
    <>
      {comments.length > 1 && (
        <OrderChoice
          order={order}
          onChange={(chosen) => setSearch(chosen === 'top' ? {} : { order: chosen }, { replace: true })}
        />
      )}
      <GrowingList key={order} chapterId={chapterId} comments={comments} order={order} />
    </>
  );
}

function OrderChoice({ order, onChange }: { order: CommentOrder; onChange: (order: CommentOrder) => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.order}>
      <SegmentedControl
        legend={formatMessage(messages.order)}
        isLegendHidden
        segments={[
          { value: 'top', label: formatMessage(messages.orderTop) },
          { value: 'newest', label: formatMessage(messages.orderNewest) },
        ]}
        value={order}
        onChange={onChange}
      />
    </div>
  );
}

function GrowingList({ chapterId, comments, order }: CommentListProps & { order: CommentOrder }) {
  const { formatMessage } = useIntl();
  const { count, grow, endRef } = useGrowingCount();
  const ordered = useMemo(() => orderedComments(comments, order), [comments, order]);
  return (
    <>
      <ol className={styles.list}>
        {ordered.slice(0, count).map((comment, index) => (
          <StillComment
            key={comment.id}
            chapterId={chapterId}
            comment={comment}
            position={index + 1}
            total={ordered.length}
          />
        ))}
      </ol>
      {count < ordered.length && (
        <Button ref={endRef} isWide onClick={grow}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </>
  );
}
