import { LiveRegion, Skeleton } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from '../title-grid/grid.module.css';
import { messages } from '../words/messages';
import skeletonStyles from './GridSkeleton.module.css';

/** A heading and covers before they are here. */
export function GridSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={skeletonStyles.page} aria-busy="true">
      <LiveRegion message={formatMessage(messages.loading)} />
      <div className={skeletonStyles.heading}>
        <Skeleton lines={1} />
      </div>
      <TileSkeletons />
    </div>
  );
}

/** Covers alone, where the page's head is here already. */
export function TileSkeletons() {
  return (
    <div className={styles.box}>
      <div className={styles.grid}>
        {Array.from({ length: 18 }, (_, index) => (
          <div key={index}>
            <Skeleton ratio="2 / 3" />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </div>
  );
}
