import { type ApiError, Navigate, paths } from '@komawari/shared-state';
import { Button, StatePanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from '../messages';

export interface LoadFaultProps {
  /** What the query gave: an `ApiError`, or what a fault of our own code became. */
  error: ApiError | Partial<Error>;
  isRetrying: boolean;
  onRetry: () => void;
  /** `h1` when it stands for the whole page. */
  headingLevel?: 'h1' | 'h2';
}

/**
 * What a screen shows in place of its content. What the server said itself is routed by its action (spec §8);
 * what never arrived whole is told here, with a way to ask again.
 */
export function LoadFault({ error, isRetrying, onRetry, headingLevel = 'h1' }: LoadFaultProps) {
  const { formatMessage } = useIntl();
  const kind = 'kind' in error ? error.kind : undefined;
  switch (kind) {
    case 'maintenance':
      return <Navigate to={paths.maintenance()} replace />;
    case 'geoBlocked':
      return <Navigate to={paths.blocking()} replace />;
    case 'unauthorized':
    case 'server':
      return <Navigate to={paths.error()} replace />;
    default:
  }
  const isOffline = kind === 'network';
  return (
    <StatePanel
      kind={isOffline ? 'offline' : 'error'}
      headingLevel={headingLevel}
      title={formatMessage(isOffline ? messages.offlineTitle : messages.faultTitle)}
      action={
        <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
          {formatMessage(messages.retry)}
        </Button>
      }
    >
      {formatMessage(isOffline ? messages.offlineText : messages.faultText)}
    </StatePanel>
  );
}
