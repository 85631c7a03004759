import { LiveRegion, Skeleton } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import itemStyles from './CommentItem.module.css';
import styles from './CommentSkeleton.module.css';
import { commentsMessages as messages } from './commentsMessages';

/** Placeholder for comments, in the styles of the real ones. */
export function CommentSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy="true">
      <LiveRegion message={formatMessage(messages.loading)} />
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={itemStyles.item} aria-hidden="true">
          <div className={itemStyles.icon}>
            <Skeleton ratio="1 / 1" />
          </div>
          <div className={styles.name}>
            <Skeleton lines={1} />
          </div>
          <div className={styles.body}>
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
