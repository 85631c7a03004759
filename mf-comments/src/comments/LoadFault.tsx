import { type ApiError, Navigate, paths } from '@komawari/shared-state';
import { Button, StatePanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { faultMessages as messages } from './commentsMessages';

export interface LoadFaultProps {
  /** What the query gave: an `ApiError`, or what a fault of our own code became. */
  error: ApiError | { message?: string };
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * What stands in place of the comments. What the server said itself is routed by its action (spec §8);
 * what never arrived whole is told here, with a way to ask again.
 */
export function LoadFault({ error, isRetrying, onRetry }: LoadFaultProps) {
  const { formatMessage } = useIntl();
  const kind = 'kind' in error ? error.kind : undefined;
  if (kind === 'maintenance') return <Navigate to={paths.maintenance()} replace />;
  if (kind === 'geoBlocked') return <Navigate to={paths.blocking()} replace />;
  if (kind === 'unauthorized' || kind === 'server') return <Navigate to={paths.error()} replace />;
  const isOffline = kind === 'network';
  return (
    <StatePanel
      kind={isOffline ? 'offline' : 'error'}
      title={formatMessage(isOffline ? messages.offlineTitle : messages.title)}
      action={
        <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
          {formatMessage(messages.retry)}
        </Button>
      }
    >
      {formatMessage(isOffline ? messages.offlineText : messages.text)}
    </StatePanel>
  );
}
