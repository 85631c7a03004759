import { type ApiError } from '@komawari/shared-state';
import { StatePanel } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TileSkeletons } from '../../list-page/GridSkeleton';
import { LoadError } from '../../load-error/LoadError';
import { messages } from './messages';
import styles from './TabContent.module.css';

export interface TabContentProps {
  query: { error?: ApiError | Partial<Error> | undefined; isFetching: boolean; refetch: () => unknown };
  /** How many there are to show; `undefined` until the answer is here. */
  count: number | undefined;
  children: ReactNode;
}

/** What every tab has in common: boxes while it loads, the fault with a way to try again, the empty shelf, the count. */
export function TabContent({ query: { error, isFetching, refetch }, count, children }: TabContentProps) {
  const { formatMessage } = useIntl();
  if (count === undefined && error) {
    return <LoadError error={error} headingLevel="h2" isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (count === undefined) return <TileSkeletons />;
  if (count === 0) {
    return (
      <StatePanel kind="empty" title={formatMessage(messages.empty)}>
        {formatMessage(messages.emptyText)}
      </StatePanel>
    );
  }
  return (
    <>
      <p className={styles.count}>{formatMessage(messages.count, { count })}</p>
      {children}
    </>
  );
}
