import { LiveRegion, Skeleton } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { engagementMessages as messages } from '../engagementMessages';
import styles from './Accordion.module.css';

/** An accordion that is not here yet: closed headings with a note, in the styles of the real one. */
export function AccordionSkeleton({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.accordion} aria-busy="true">
      <LiveRegion message={formatMessage(messages.loading)} />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.part} aria-hidden="true">
          <div className={styles.head}>
            <div className={styles.title}>
              <Skeleton lines={1} />
            </div>
            <div className={styles.note}>
              <Skeleton lines={1} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
