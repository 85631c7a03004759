import { SegmentedControl } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './CommentList.module.css';
import { commentsMessages as messages } from './commentsMessages';
import type { CommentOrder } from './useCommentOrder';

export interface OrderChoiceProps {
  order: CommentOrder;
  onChange: (order: CommentOrder) => void;
}

/** Most liked first, or newest first. */
export function OrderChoice({ order, onChange }: OrderChoiceProps) {
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
