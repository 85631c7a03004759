import { type ApiError, Navigate, paths } from '@komawari/shared-state';
import { Button, StatePanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { engagementMessages as messages } from './engagementMessages';

export interface LoadFaultProps {
  /** What the query gave: an `ApiError`, or what a fault of our own code became. */
  error: ApiError | { message?: string };
  isRetrying: boolean;
  onRetry: () => void;
  /** A webview has no site around it to which the reader could be led: every fault is told in place. */
  staysHere?: boolean;
}

/**
 * What stands in place of content that did not come. What the server said itself is routed by its action (spec §8);
 * what never arrived whole is told here, with a way to ask again.
 */
export function LoadFault({ error, isRetrying, onRetry, staysHere = false }: LoadFaultProps) {
  const { formatMessage } = useIntl();
  const kind = 'kind' in error ? error.kind : undefined;
  const errorPage = staysHere ? undefined : errorPageOf(kind);
  if (errorPage) return <Navigate to={errorPage} replace />;
  const isOffline = kind === 'network';
  return (
    <StatePanel
      kind={isOffline ? 'offline' : 'error'}
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

function errorPageOf(kind: ApiError['kind'] | undefined): string | undefined {
  if (kind === 'maintenance') return paths.maintenance();
  if (kind === 'geoBlocked') return paths.blocking();
  return kind === 'unauthorized' || kind === 'server' ? paths.error() : undefined;
}
