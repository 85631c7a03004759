import { classNames, Skeleton } from '@komawari/shared-ui';
import styles from './WeekCalendar.module.css';

/** Placeholder for the week. */
export function CalendarSkeleton() {
  return (
    <div className={classNames(styles.frame, styles.waiting)}>
      <div className={styles.week}>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className={styles.day}>
            <div className={styles.heading}>
              <Skeleton lines={1} />
            </div>
            <div className={styles.cover}>
              <Skeleton ratio="2 / 3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
