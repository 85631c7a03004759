import { LiveRegion, Skeleton } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { TileSkeletons } from '../../list-page/GridSkeleton';
import listStyles from '../../list-page/listPage.module.css';
import { messages as catalogMessages } from '../../words/messages';
import styles from './FeaturedBoard.module.css';
import { messages } from './messages';

/** The featured page before it is here. */
export function FeaturedSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={listStyles.page} aria-busy="true">
      <LiveRegion message={formatMessage(catalogMessages.loading)} />
      <h1 className={listStyles.heading} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <div className={styles.top}>
        <div className={styles.main}>
          <Skeleton ratio="3 / 1" />
        </div>
        <Skeleton ratio="3 / 1" />
        <Skeleton ratio="3 / 1" />
      </div>
      <TileSkeletons />
    </div>
  );
}
