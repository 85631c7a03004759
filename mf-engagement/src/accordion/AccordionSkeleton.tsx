import { classNames, LiveRegion, Skeleton } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { engagementMessages as messages } from '../engagementMessages';
import accordion from './Accordion.module.css';
import styles from './AccordionSkeleton.module.css';

export interface AccordionSkeletonProps {
  count: number;
  /** Whether each part will have a note and the first part will be open. */
  hasNotes?: boolean;
}

/** Placeholder for an accordion, in the styles of the real one. */
export function AccordionSkeleton({ count, hasNotes = true }: AccordionSkeletonProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={accordion.accordion} aria-busy="true">
      <LiveRegion message={formatMessage(messages.loading)} />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={accordion.part} aria-hidden="true">
          <div className={accordion.head}>
            <div className={classNames(accordion.title, styles.tight)}>
              <Skeleton lines={1} />
            </div>
            {hasNotes && (
              <div className={classNames(accordion.note, styles.tight, styles.note)}>
                <Skeleton lines={1} />
              </div>
            )}
          </div>
          {hasNotes && index === 0 && (
            <div className={accordion.panel}>
              <Skeleton lines={3} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
