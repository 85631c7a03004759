import { Skeleton } from '@komawari/shared-ui';
import { TileSkeletons } from '../../title-grid/TileSkeletons';
import styles from './FeaturedBoard.module.css';

/** Placeholder for the featured page. */
export function FeaturedSkeleton() {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.main}>
          <Skeleton ratio="16 / 9" />
        </div>
        <div className={styles.small}>
          <Skeleton ratio="3 / 1" />
        </div>
        <div className={styles.small}>
          <Skeleton ratio="3 / 1" />
        </div>
      </div>
      <TileSkeletons />
    </>
  );
}
