import { classNames, LiveRegion, Skeleton } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../../words/messages';
import styles from './WeekCalendar.module.css';

/** The week before it is here. */
export function CalendarSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={classNames(styles.frame, styles.waiting)} aria-busy="true">
      <LiveRegion message={formatMessage(catalogMessages.loading)} />
      <div className={styles.week}>
        {Array.from({ length: 7 }, (_, index) => (
          <div key={index} className={styles.day}>
            <div className={styles.heading}>
              <Skeleton lines={1} />
            </div>
            <Skeleton ratio="2 / 3" />
          </div>
        ))}
      </div>
    </div>
  );
}
