import { Skeleton } from '@komawari/shared-ui';
import styles from './PageLoading.module.css';

/** Placeholder for a page whose remote has not loaded yet. It shows quiet shapes of paper and no spinner. */
export function PageLoading() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton ratio="16 / 5" />
      <div className={styles.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} ratio="2 / 3" />
        ))}
      </div>
    </div>
  );
}
