import { StatePanel } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ListContent } from '../../list-page/ListContent';
import { ListCount } from '../../list-page/ListCount';
import type { FailedQuery } from '../../load-error/LoadError';
import { messages } from './messages';

export interface TabContentProps {
  query: FailedQuery;
  /** The number of titles to show, or `undefined` until the answer has arrived. */
  count: number | undefined;
  children: ReactNode;
}

/** The list of a tab with its length, or the picture of an empty newsstand. */
export function TabContent({ query, count, children }: TabContentProps) {
  const { formatMessage } = useIntl();
  return (
    <ListContent query={query} isLoaded={count !== undefined}>
      {count === 0 ? (
        <StatePanel kind="empty" scene="emptyStand" title={formatMessage(messages.empty)}>
          {formatMessage(messages.emptyText)}
        </StatePanel>
      ) : (
        <>
          <ListCount>{formatMessage(messages.count, { count: count ?? 0 })}</ListCount>
          {children}
        </>
      )}
    </ListContent>
  );
}
